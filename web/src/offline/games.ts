import { GAMES } from '../games/registry';
import { fileAt } from '../lib/hosting';

interface ListedFile {
  path: string;
  bytes: number;
  game: string;
}

export interface GameSize {
  game: string;
  bytes: number;
  /** All of it is on this device. */
  here: boolean;
}

/** How large the games are, and which of them are on this device already. */
export async function gameSizes(): Promise<GameSize[]> {
  const { files } = (await (await fetch(fileAt('files.json'))).json()) as { files: ListedFile[] };
  return Promise.all(
    GAMES.map(async (game) => {
      const own = files.filter((file) => file.game === game);
      const kept = await Promise.all(own.map((file) => caches.match(fileAt(file.path))));
      return { game, bytes: own.reduce((sum, file) => sum + file.bytes, 0), here: kept.every(Boolean) };
    }),
  );
}
