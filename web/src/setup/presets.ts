/** Sets of rules with a name. What a preset does not name is as in the rulebook. */
export interface Preset {
  id: string;
  options: Record<string, string>;
}

export const RULEBOOK: Preset = { id: 'rulebook', options: {} };

const PRESETS: Record<string, Preset[]> = {
  'flamme-rouge': [
    { id: 'first', options: { stage: 'avenue-corso-paseo' } },
    { id: 'box', options: { sprinteurDeck: 'box15', runOut: 'printed' } },
  ],
  'leader-1': [
    { id: 'first', options: { race: 'demo', cyclists: '1', selection: 'fixed' } },
    { id: 'wild', options: { weather: '6', darkCobbles: 'on', slipstream: 'diagonal' } },
  ],
  'flaming-pyramids': [
    { id: 'family', options: { preset: 'family' } },
    { id: 'strategy', options: { preset: 'strategy' } },
  ],
  'pace-wheel': [
    { id: 'first', options: { course: 'platanes' } },
    { id: 'eventful', options: { incident: 'one', feeding: 'on' } },
  ],
  'tour-de-france': [{ id: 'first', options: { board: 'kermesse', cards: 'open' } }],
};

export const presetsOf = (game: string): Preset[] => [RULEBOOK, ...(PRESETS[game] ?? [])];

/** Options that are asked beside the course, not among the rules. */
export const FRONT: Record<string, string[]> = { 'leader-1': ['cyclists'], 'tour-de-france': ['mode'] };

/** Options of which one decides over others: `preset` of Flaming Pyramids sets the curse and who looks for chaos. */
export const DECIDED: Record<string, Record<string, string>> = { 'flaming-pyramids': { checking: 'preset', curse: 'preset' } };

const KEY = 'musette.rules';

/** The rules that somebody chose last, by game: “My own”. */
export function ownRules(game: string): Record<string, string> | null {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Record<string, string>>)[game] ?? null;
  } catch {
    return null;
  }
}

export function keepOwnRules(game: string, options: Record<string, string>): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Record<string, string>>;
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [game]: options }));
  } catch {
    // A browser that keeps nothing begins with the rulebook next time.
  }
}
