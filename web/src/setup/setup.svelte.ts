import { SEATS } from '../art/teams';
import type { Access, Clock, GameInfo, NewTable, Option, SeatWish } from '../generated/types/protocol';
import { api, Problem } from '../lib/api';
import { nameOfBot } from '../lib/bots';
import { me } from '../lib/me.svelte';
import { hasServer } from '../lib/hosting';
import { usualBot } from '../lib/play';
import { isUnnamed } from '../shell/name';
import { COURSE_OPTIONS, type Course, type CourseBook } from './courses';
import { FRONT, keepOwnRules, ownRules, presetsOf, RULEBOOK, type Preset } from './presets';

/** Who is to sit on a seat; `name` of a person on this screen. */
export interface SeatPlan {
  key: number;
  kind: SeatWish;
  bot: string;
  name: string;
}

export const CLOCKS: Record<'none' | 'live' | 'turns', Record<string, Clock>> = {
  none: { none: { type: 'NoClock' } },
  live: {
    reserve600: { type: 'ReserveClock', seconds: 600, increment: 10 },
    reserve300: { type: 'ReserveClock', seconds: 300, increment: 5 },
    reserve1800: { type: 'ReserveClock', seconds: 1800, increment: 30 },
    move60: { type: 'MoveClock', seconds: 60 },
  },
  turns: { days1: { type: 'DaysClock', days: 1 }, days3: { type: 'DaysClock', days: 3 } },
};

/** Reasons of refusals that do not name the option they are about. */
const ABOUT_OPTION: Record<string, (options: Option[]) => string> = {
  'stage-unknown-tile': () => 'ownStage',
  'stage-tile-twice': () => 'ownStage',
  'stage-start': () => 'ownStage',
  'stage-finish': () => 'ownStage',
  'stage-overlap': () => 'ownStage',
  'stage-empty': () => 'ownStage',
  'stage-heading': () => 'ownStage',
  'stage-title': () => 'ownStage',
  'first-player': () => 'firstPlayer',
  'first-team': () => 'firstTeam',
  teams: () => 'muscle',
  course: (options) => (options.some((o) => o.id === 'ownCourse') ? 'ownCourse' : 'course'),
  'course-which': () => 'ownCourse',
};

/** What somebody has chosen on the set-up page. It knows no rule: what cannot be played, whoever makes the table says. */
export class SetUp {
  readonly info: GameInfo;
  readonly courses: CourseBook | null;
  seats = $state<SeatPlan[]>([]);
  options = $state<Record<string, string>>({});
  access = $state<Access>('PRIVATE');
  spectators = $state(true);
  autoStart = $state(true);
  practice = $state(false);
  clock = $state<Clock>({ type: 'NoClock' });
  /** What the server refused, by option; '' for what belongs to no field. */
  refused = $state.raw<Record<string, Problem>>({});
  busy = $state(false);
  #keys = 0;
  /** The preset that was chosen last. */
  #picked = $state(RULEBOOK.id);

  constructor(info: GameInfo, courses: CourseBook | null) {
    this.info = info;
    this.courses = courses;
    const { minSeats, maxSeats } = info.about;
    const count = Math.min(Math.max(minSeats, 2), maxSeats);
    this.seats = Array.from({ length: count }, (_, i) => (i === 0 ? this.#seat('ME') : this.#other()));
  }

  get game(): string {
    return this.info.about.id;
  }
  #seat(kind: SeatWish, bot = ''): SeatPlan {
    return { key: this.#keys++, kind, bot, name: '' };
  }

  /** Somebody else: invited, or a bot where nobody can be. */
  #other(): SeatPlan {
    return hasServer ? this.#seat('OPEN') : this.#seat('BOT', usualBot(this.info.bots));
  }

  // Seats

  resize(count: number): void {
    this.seats = Array.from({ length: count }, (_, i) => this.seats[i] ?? this.#other());
    this.refused = {};
  }
  fill(at: number, kind: SeatWish, bot = ''): void {
    this.seats[at] = { ...this.seats[at]!, kind, bot };
  }
  fillWithBots(): void {
    const bot = usualBot(this.info.bots);
    this.seats = this.seats.map((seat) => (seat.kind === 'OPEN' ? { ...seat, kind: 'BOT', bot } : seat));
  }
  /** Who sits at one place sits at the other afterwards: the jersey goes with the place. */
  swap(a: number, b: number): void {
    const seats = [...this.seats];
    [seats[a], seats[b]] = [seats[b]!, seats[a]!];
    this.seats = seats;
  }
  /** The first seat of this device is mine; the others are for people beside me. */
  readonly mine = $derived.by(() => this.seats.findIndex((seat) => seat.kind === 'ME'));
  readonly open = $derived.by(() => this.seats.filter((seat) => seat.kind === 'OPEN').length);

  nameAt(at: number): string {
    const seat = this.seats[at]!;
    return seat.kind === 'BOT' ? (nameOfBot(this.game, seat.bot, SEATS[at]!) ?? seat.bot) : seat.name;
  }

  // The course and how long it takes

  readonly courseOption = $derived.by(() => COURSE_OPTIONS[this.info.about.id]?.course ?? '');
  readonly ownOption = $derived.by(() => COURSE_OPTIONS[this.info.about.id]?.own ?? '');
  readonly ownCourse = $derived.by(() => (this.ownOption && this.value(this.ownOption).trim() ? this.value(this.ownOption) : ''));
  readonly course = $derived.by(() =>
    this.courses ? (this.ownCourse ? this.courses.own(this.ownCourse) : this.courses.find(this.value(this.courseOption))) : null,
  );

  /** An estimate: the time that the game says of itself, by the length of the course. */
  minutes(course: Course | null): number {
    const usual = this.courses?.find(this.option(this.courseOption)?.defaultValue ?? '');
    if (!course || !usual) return this.info.about.minutes;
    return Math.max(10, Math.round((this.info.about.minutes * course.length) / usual.length / 5) * 5);
  }

  // Options

  option(id: string): Option | undefined {
    return this.info.about.options.find((o) => o.id === id);
  }
  value(id: string): string {
    return this.options[id] ?? this.option(id)?.defaultValue ?? '';
  }
  set(id: string, value: string): void {
    this.options[id] = value;
    this.#forgive(id);
    if (!this.isCourse(id)) keepOwnRules(this.game, this.#differing());
  }
  undo(id: string): void {
    this.options[id] = this.option(id)!.defaultValue;
    this.#forgive(id);
    if (this.preset === 'own') keepOwnRules(this.game, this.#differing());
  }
  #forgive(id: string): void {
    const { [id]: _, ...others } = this.refused;
    this.refused = others;
  }
  isCourse(id: string): boolean {
    return id === this.courseOption || id === this.ownOption;
  }
  readonly rules = $derived.by(() =>
    this.info.about.options.filter((o) => !this.isCourse(o.id) && o.id !== 'preset' && !(FRONT[this.info.about.id] ?? []).includes(o.id)),
  );
  readonly front = $derived.by(() => this.info.about.options.filter((o) => (FRONT[this.info.about.id] ?? []).includes(o.id)));
  differs(option: Option): boolean {
    return this.value(option.id) !== option.defaultValue;
  }
  readonly changed = $derived.by(() =>
    [...this.info.about.options.filter((o) => o.id === 'preset'), ...this.rules].filter((o) => this.differs(o)),
  );
  #differing(): Record<string, string> {
    return Object.fromEntries(this.changed.map((o) => [o.id, this.value(o.id)]));
  }

  // Presets

  readonly presets = $derived.by(() => presetsOf(this.info.about.id));
  readonly preset = $derived.by(() => {
    const fitting = this.presets.filter((preset) => this.#is(preset)).map((preset) => preset.id);
    return fitting.includes(this.#picked) ? this.#picked : (fitting[0] ?? 'own');
  });
  #is(preset: Preset): boolean {
    const named = Object.keys(preset.options);
    return named.every((id) => this.value(id) === preset.options[id]) && this.changed.every((o) => named.includes(o.id));
  }
  usePreset(id: string): void {
    this.#picked = id;
    const rules = id === 'own' ? (ownRules(this.game) ?? {}) : (this.presets.find((p) => p.id === id)?.options ?? {});
    const known = Object.entries(rules).filter(([option]) => this.option(option));
    for (const option of [...this.rules, ...this.changed]) this.options[option.id] = option.defaultValue;
    for (const [option, value] of known) this.options[option] = value;
    if (this.courseOption in rules && this.ownOption) this.options[this.ownOption] = '';
    this.refused = {};
  }
  readonly hasOwn = $derived.by(() => this.preset === 'own' || Object.keys(ownRules(this.info.about.id) ?? {}).length > 0);

  // What is wrong

  /** The option at whose field a problem is shown; '' if it is no option's. */
  fieldOf(problem: Problem): string {
    const options = this.info.about.options;
    const named = problem.body.about.option;
    const id = typeof named === 'string' ? named : ABOUT_OPTION[problem.body.reason]?.(options);
    return options.some((o) => o.id === id) ? id! : '';
  }
  readonly wrong = $derived.by(() => this.info.about.options.filter((o) => this.refused[o.id] || this.outOfRange(o)));

  /** A number that the field itself does not allow: the number that would do; null if all is well. */
  outOfRange(option: Option): { min: number; max: number; use: string } | null {
    if (option.type !== 'Range') return null;
    const value = this.value(option.id);
    const number = /^-?\d+$/.test(value) ? Number(value) : NaN;
    if (number >= option.min && number <= option.max) return null;
    const use = Number.isNaN(number) ? option.defaultValue : String(Math.min(option.max, Math.max(option.min, number)));
    return { min: option.min, max: option.max, use };
  }

  // The table

  wish(): NewTable {
    const { access, spectators, autoStart, practice } = this;
    const options = Object.fromEntries(this.info.about.options.filter((o) => this.differs(o)).map((o) => [o.id, this.value(o.id)]));
    const shared = this.seats.filter((seat) => seat.kind === 'ME').length > 1;
    const seats = this.seats.map(({ kind, bot, name }) => ({ kind, bot, name: shared && kind === 'ME' ? name.trim() : '' }));
    return { game: this.game, options, seats, access, spectators, autoStart, practice, clock: $state.snapshot(this.clock), study: '' };
  }

  /** Asks whether this could be played, without making the table: what is wrong stands at its field before anybody presses Start. */
  async check(wish: NewTable): Promise<void> {
    const usual = Object.keys(wish.options).length === 0;
    const found = usual ? [] : await api.checkTable(wish).catch(() => []);
    if (this.busy || JSON.stringify(wish) !== JSON.stringify(this.wish())) return;
    const problems = found.map((body) => new Problem(400, body));
    this.refused = Object.fromEntries(problems.map((problem) => [this.fieldOf(problem), problem]));
  }

  /** Makes the table; the address to go to, or '' if it was refused: then `refused` says why. */
  async create(): Promise<string> {
    this.busy = true;
    this.refused = {};
    try {
      await this.#rename();
      const table = await api.newTable(this.wish());
      return `/t/${table.table}`;
    } catch (e) {
      const problem = e instanceof Problem ? e : new Problem(0, { rule: '', reason: 'unknown', about: {} });
      this.refused = { [this.fieldOf(problem)]: problem };
      return '';
    } finally {
      this.busy = false;
    }
  }
  async #rename(): Promise<void> {
    const name = this.seats[this.mine]?.name.trim();
    if (name && me.you && (isUnnamed(me.you) || me.you.name !== name)) await me.rename(name);
  }
}
