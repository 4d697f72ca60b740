/** What somebody chooses for a new competition. It knows no rule: what cannot be ridden is refused. */
import type { Access, Clock, Count, Form, NewCompetition, Stage } from '../generated/types/competition';
import { t } from '../lib/ui.svelte';
import { TITLE_OPTION } from './model';

export type Kind = 'solo' | 'tour' | 'cup';
export const BOTS = ['learner', 'greedy', 'club', 'champion'];

const stage = (game: string, course = ''): Stage => {
  const [option] = TITLE_OPTION[game] ?? [''];
  return { title: '', game, options: option && course ? { [option]: course } : {} };
};
const PYRAMID = stage('flaming-pyramids');
const FRANCE = stage('tour-de-france');

export const ROUTES: Record<string, Stage[]> = {
  three: [stage('flamme-rouge', 'firenze-milano'), PYRAMID, stage('pace-wheel', 'collines')],
  five: [stage('flamme-rouge', 'la-classicissima'), stage('leader-1', 'hills'), PYRAMID, stage('pace-wheel', 'deux-cols'), FRANCE],
  nine: [
    stage('flamme-rouge', 'la-classicissima'),
    stage('leader-1', 'cobbles'),
    PYRAMID,
    stage('flamme-rouge', 'la-haute-montagne'),
    FRANCE,
    stage('pace-wheel', 'deux-cols'),
    PYRAMID,
    stage('leader-1', 'summit'),
    stage('flamme-rouge', 'ronde-van-wevelgem'),
  ],
};

const DAY = 86_400;
export const PACES: Record<string, { clock: Clock; pause: number; closes: number }> = {
  evening: { clock: { type: 'ReserveClock', seconds: 600, increment: 10 }, pause: 60, closes: 0 },
  daily: { clock: { type: 'DaysClock', days: 1 }, pause: 0, closes: DAY },
  weekly: { clock: { type: 'DaysClock', days: 2 }, pause: 0, closes: 7 * DAY },
};

export class Draft {
  readonly kind: Kind;
  name = $state('');
  stages = $state<Stage[]>([]);
  count = $state<Count>('TIME');
  form = $state<Form>('ROUNDS');
  rounds = $state(5);
  size = $state(4);
  entrants = $state(16);
  /** As a field for date and time gives it; empty: when it is full. */
  starts = $state('');
  pace = $state('evening');
  access = $state<Access>('PUBLIC');
  fill = $state(true);
  bot = $state('club');
  friends = $state<string[]>([]);
  rivals = $state(3);

  constructor(kind: Kind) {
    this.kind = kind;
    this.name = t(kind === 'cup' ? 'compete.name.cup' : 'compete.name.tour');
    this.stages = (kind === 'cup' ? [stage('flamme-rouge', 'le-col-du-ballon')] : ROUTES.five!).map((one) => ({ ...one }));
    if (kind === 'tour') this.entrants = 12;
  }

  setGame(index: number, game: string): void {
    this.stages[index] = stage(game);
  }

  setCourse(index: number, course: string): void {
    this.stages[index] = stage(this.stages[index]!.game, course);
  }

  wish(): NewCompetition {
    const solo = this.kind === 'solo';
    const riders = 1 + this.friends.length + this.rivals;
    const pace = solo ? { clock: { type: 'NoClock' } as Clock, pause: 0, closes: 0 } : PACES[this.pace]!;
    return {
      plan: {
        name: this.name,
        kind: this.kind === 'cup' ? 'TOURNAMENT' : 'TOUR',
        form: this.kind === 'cup' ? this.form : 'ROUNDS',
        count: this.count,
        stages: this.stages,
        rounds: this.kind === 'cup' && this.form === 'ROUNDS' ? this.rounds : 0,
        tableSize: solo ? riders : this.size,
        entrants: solo ? riders : this.entrants,
        starts: solo || !this.starts ? 0 : new Date(this.starts).getTime(),
        access: solo ? 'PRIVATE' : this.access,
        bot: solo || this.fill ? this.bot : '',
        ...pace,
      },
      friends: solo ? this.friends : [],
      bots: solo ? Array<string>(this.rivals).fill(this.bot) : [],
    };
  }
}
