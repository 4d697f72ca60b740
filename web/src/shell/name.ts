import type { Seat, TableInfo } from '../generated/types/protocol';
import { t } from '../lib/ui.svelte';

/** What to call who sits there, for these eyes. */
export function seatName(info: TableInfo, eyes: Seat, seat: Seat): string {
  const found = info.seats.find((s) => s.seat === seat);
  if (!found) return t('nobody');
  if (info.mine.length === 1 && seat === eyes) return t('you');
  switch (found.kind) {
    case 'BOT':
      return t('seat.bot', { bot: t(`bot.${found.bot}`) });
    case 'OPEN':
      return t('seat.open');
    default:
      return found.player.name;
  }
}
