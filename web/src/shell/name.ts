import type { AnyGame } from '../games/contract';
import type { Person, Seat, SeatInfo, TableInfo } from '../generated/types/protocol';
import { nameOfBot } from '../lib/bots';
import { contests } from '../lib/contests.svelte';
import { t, ui } from '../lib/ui.svelte';

/** The server names its guests in English until they choose a name. */
const GUEST = /^Guest ([0-9a-z]{4})$/;

/** Whether this person has not chosen a name yet. */
export const isUnnamed = (person: Pick<Person, 'name'>): boolean => person.name === '' || GUEST.test(person.name);

/** How strong a bot is, in a word; a program that somebody brought has the name that they gave it. */
export function botName(bot: string): string {
  return ui.words.has(`bot.${bot}`) ? t(`bot.${bot}`) : bot;
}

/** What to call the bot on a seat: its own name, and how strong it is. */
export function botTitle(game: string, bot: string, seat: Seat): string {
  const name = nameOfBot(game, bot, seat);
  return name ? t('setup.bot.named', { name, level: botName(bot) }) : t('seat.bot', { bot: botName(bot) });
}

/** A person's name as it is shown: their own, or “Guest” in the language of the page. */
export function personName(person: Pick<Person, 'name' | 'kind'>): string {
  if (person.kind === 'BOT') return botName(person.name);
  if (person.kind === 'LEFT') return t('person.left');
  const code = GUEST.exec(person.name)?.[1];
  return code ? t('guest.named', { code }) : person.name;
}

/** The name of who sits there, the same for everybody who looks: a person's or a bot's. */
export function ownName(info: TableInfo, found: SeatInfo): string {
  switch (found.kind) {
    case 'BOT':
      return (
        (info.contest && contests.botAt(info.contest, found.seat)) || (nameOfBot(info.game, found.bot, found.seat) ?? botName(found.bot))
      );
    case 'OPEN':
      return t('seat.open');
    default:
      return found.name || personName(found.player);
  }
}

/** What to call who sits there, for these eyes: “You” is nobody but the one who looks. */
export function seatName(info: TableInfo, eyes: Seat, seat: Seat): string {
  const found = info.seats.find((s) => s.seat === seat);
  if (!found) return t('nobody');
  if (info.mine.length === 1 && seat === eyes) return t('you');
  return ownName(info, found);
}

/** Who is called by which name in the sentences of a match. Who has several seats is told by their jerseys. */
export function peopleAt(info: TableInfo): Record<string, string> {
  const taken = info.seats.filter((s) => s.kind !== 'OPEN').map((s) => [s.seat, ownName(info, s)] as const);
  const once = taken.filter(([, name]) => taken.filter(([, other]) => other === name).length === 1);
  return Object.fromEntries(once);
}

/** Which seat leads which team, where players choose one. */
export function teamsOf(game: AnyGame, view: unknown, seats: readonly SeatInfo[]): Record<string, Seat> {
  const teams: Record<string, Seat> = {};
  for (const { seat } of seats) {
    const team = game.team?.(view, seat);
    if (team) teams[team] = seat;
  }
  return teams;
}
