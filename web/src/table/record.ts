import { SEATS } from '../art/teams';
import type { Replay, TableInfo } from '../generated/types/protocol';

/** A record has no table; a board wants to know who sat where all the same. */
export function tableOf(replay: Replay): TableInfo {
  return {
    table: '',
    seq: 0,
    game: replay.game,
    version: replay.version,
    options: replay.options,
    status: 'OVER',
    access: 'PRIVATE',
    spectators: true,
    autoStart: false,
    practice: false,
    clock: { type: 'NoClock' },
    host: { id: '', name: '', kind: 'NOBODY' },
    seats: replay.players.map((name, i) => ({
      seat: SEATS[i]!,
      kind: 'PERSON',
      player: { id: '', name, kind: 'GUEST' },
      name: '',
      bot: '',
      online: false,
      left: -1,
      ticking: false,
    })),
    mine: [],
    turn: [],
    places: replay.places,
    seedHash: replay.seedHash,
    seed: replay.seed,
    words: replay.words,
    rematch: '',
    created: 0,
    changed: 0,
    contest: '',
    watching: 0,
  };
}
