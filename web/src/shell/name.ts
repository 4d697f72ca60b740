import type { Person, Seat, TableInfo } from '../generated/types/protocol';
import { t, ui } from '../lib/ui.svelte';

/** The server names its guests in English until they choose a name. */
const GUEST = /^Guest ([0-9a-z]{4})$/;

/** What to call a bot; a program that somebody brought has the name that they gave it. */
export function botName(bot: string): string {
  return ui.words.has(`bot.${bot}`) ? t(`bot.${bot}`) : bot;
}

/** A person's name as it is shown: their own, or “Guest” in the language of the page. */
export function personName(person: Pick<Person, 'name' | 'kind'>): string {
  if (person.kind === 'BOT') return botName(person.name);
  const code = GUEST.exec(person.name)?.[1];
  return code ? t('guest.named', { code }) : person.name;
}

/** What to call who sits there, for these eyes: “You” is nobody but the one who looks. */
export function seatName(info: TableInfo, eyes: Seat, seat: Seat): string {
  const found = info.seats.find((s) => s.seat === seat);
  if (!found) return t('nobody');
  if (info.mine.length === 1 && seat === eyes) return t('you');
  switch (found.kind) {
    case 'BOT':
      return t('seat.bot', { bot: botName(found.bot) });
    case 'OPEN':
      return t('seat.open');
    default:
      return personName(found.player);
  }
}
