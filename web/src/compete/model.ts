/** Names, numbers and marks of competitions. */
import type { Classification, CompetitionInfo, Jersey, Line, Round, Score, Table } from '../generated/types/competition';
import type { Seat } from '../generated/types/protocol';
import { SEATS } from '../art/teams';
import { nameOfEntrant } from '../lib/bots';
import { t, ui } from '../lib/ui.svelte';
import { botName, personName } from '../shell/name';

export const JERSEYS: Jersey[] = ['GENERAL', 'POINTS', 'MOUNTAIN', 'COMBATIVITY', 'TEAM'];

/** What an entrant is called, here and at the tables; programs of one kind are numbered. */
export function nameOf(info: CompetitionInfo, entrant: number): string {
  const one = info.entrants[entrant];
  if (!one) return '';
  if (!one.bot) return one.name || personName(one.player);
  const own = nameOfEntrant(info, entrant);
  if (own) return own;
  const same = info.entrants.filter((other) => other.bot === one.bot);
  const name = botName(one.bot);
  const shown = name.charAt(0).toUpperCase() + name.slice(1);
  return same.length > 1 ? `${shown} ${same.indexOf(one) + 1}` : shown;
}

/** The same, but “You” for who looks. */
export const called = (info: CompetitionInfo, entrant: number): string =>
  entrant === info.you && !info.entrants[entrant]?.name ? t('you') : nameOf(info, entrant);

/** Teams wear the jerseys of the seats. */
export const teamSeat = (team: number): Seat => SEATS[Math.max(0, team) % SEATS.length]!;
export const teamName = (team: number): string => t(`tour.team.${teamSeat(team)}`);

/** Minutes and seconds; a lead can be below zero. */
export function time(seconds: number): string {
  const all = Math.abs(seconds);
  return `${seconds < 0 ? '−' : ''}${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
}

export const list = (info: CompetitionInfo, jersey: Jersey): Classification =>
  info.classifications.find((one) => one.jersey === jersey) ?? { jersey, lines: [] };

/** The first of a classification shows the whole, the others their gap. */
export function shown(info: CompetitionInfo, jersey: Jersey, line: Line): string {
  const first = list(info, jersey).lines[0]!;
  const byTime = jersey === 'TEAM' || (jersey === 'GENERAL' && info.plan.count === 'TIME');
  if (!byTime) return String(line.value);
  return line === first ? time(line.value) : `+ ${time(line.value - first.value)}`;
}

/** The jerseys that a rider wears after the stages so far. */
export const worn = (info: CompetitionInfo, who: number): Jersey[] =>
  ridden(info) ? JERSEYS.filter((jersey) => jersey !== 'TEAM' && list(info, jersey).lines[0]?.who === who) : [];

export const date = (at: number, style: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(ui.words.language, style).format(at);

/** The table of an entrant in a round. */
export const tableOf = (round: Round | undefined, entrant: number): Table | undefined =>
  round?.tables.find((table) => table.entrants.includes(entrant));
export const scoreOf = (round: Round | undefined, entrant: number): Score | undefined =>
  round?.tables.flatMap((table) => table.scores).find((score) => score.entrant === entrant);

export const current = (info: CompetitionInfo): Round | undefined => info.roundList.find((round) => round.state === 'RUNNING');
export const ridden = (info: CompetitionInfo): number => info.roundList.filter((round) => round.state === 'OVER').length;

/** The course that a stage chooses, or the usual one. */
export const TITLE_OPTION: Record<string, [option: string, usual: string]> = {
  'flamme-rouge': ['stage', 'avenue-corso-paseo'],
  'leader-1': ['race', 'plains'],
  'pace-wheel': ['course', 'collines'],
  'tour-de-france': ['board', 'grande-boucle'],
};
