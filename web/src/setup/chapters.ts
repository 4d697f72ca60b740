import type { RuleBook } from '../lib/catalogue';
import { searched } from '../lib/catalogue';
import type { Option } from '../generated/types/protocol';
import type { Words } from '../lib/words';

/** The options that belong to one chapter of the rule book. */
export interface Chapter {
  title: string;
  options: Option[];
}

/** All options of a list at the chapter of one rule. */
const at = (rule: string, options: string) => Object.fromEntries(options.split(' ').map((id) => [id, rule]));

/**
 * An option stands in the chapter of its first rule. Many of those are rulings, which have a chapter of their own: these options
 * stand in the chapter of the rule that they interpret.
 */
const ABOUT: Record<string, Record<string, string>> = {
  'flamme-rouge': { ...at('FR-40', 'raceToTheEnd runOut'), ...at('FR-01', 'sprinteurDeck firstPlayer') },
  'leader-1': {
    ...at('L1-17', 'selection qualities qualitiesEachStage'),
    ...at('L1-29', 'firstTeam'),
    ...at('L1-154', 'laterStages oneDayEnd delayLimit ranking'),
    ...at('L1-107', 'risksCarried riskRolls crackDoubles absorbFallen'),
    ...at('L1-41', 'payBeyondSix longestWay shortBreakaway'),
    ...at('L1-60', 'energyCap feedTiles feedDraw'),
    ...at('L1-100', 'slipstream slipstreamTest'),
    ...at('L1-78', 'die emptyTeamPursuit absorbedPay increasesAddUp leavingPay pelotonFinish payAtFinish pelotonTakesBonus'),
    ...at('L1-95', 'rejoinAt rejoinArea overtaking'),
    ...at('L1-134', 'punctureSlot puncturedOrder absorbPunctured pelotonPunctureWaits pelotonPunctureSquare'),
    ...at('L1-145', 'weather weatherTokens weatherTurned weatherReach heat windGives'),
    ...at('L1-141', 'darkCobbles'),
    ...at('L1-01', 'hillCategories tokenLimits repeatHexagons'),
  },
  'flaming-pyramids': {
    ...at('FP-81', 'checking'),
    ...at('FP-63', 'curse curseChain'),
    ...at('FP-69', 'fireDie'),
    ...at('FP-59', 'explosion'),
    ...at('FP-11', 'firstPlayer'),
  },
  'pace-wheel': {
    ...at('PW-23', 'breakaway counter distance boosts boostTime counterAgainst attempts teamCounter dice'),
    ...at('PW-13', 'split newPace mergedPace terrainTime'),
    ...at('PW-42', 'acceleration mayRefuse exhausted twoSkills'),
    ...at('PW-46', 'tie crossing ending'),
    ...at('PW-54', 'stagePoints stageTurn summitFinish'),
    ...at('PW-01', 'strip'),
    ...at('PW-50', 'incident catchUp catchRate feeding feedCap'),
  },
  'tour-de-france': {
    ...at('TF-01', 'routes cards'),
    ...at('TF-12', 'chain stages camera cameraPass firstOf grouping groupStages joinerPenalties lappedJoin dottedLines'),
    ...at('TF-12', 'crunch release t2Patience t2Points'),
    ...at('TF-37', 'bluePoints bonus throwPoint'),
    ...at('TF-42', 't2Value minusOrder lapTwoOne raideTotal raideFirst raideSix endSquares'),
    ...at('TF-51', 'dieTotal finish'),
  },
};

/** “12. Phase 2: breaking away” is “Breaking away”. */
function plain(title: string): string {
  const text = title
    .replace(/^\d+\.\s*/, '')
    .replace(/^(phase|step|étape|option)\s*\d*\s*:\s*/i, '')
    .replace(/\s*\(.*\)$/, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Options by chapter, in the order of the rule book. */
export function byChapter(game: string, options: Option[], book: RuleBook): Chapter[] {
  let title = book.title;
  const chapterOf = new Map<string, string>();
  for (const block of book.blocks) {
    if (block.k === 'heading') title = plain(block.text);
    else if (block.k === 'rule') chapterOf.set(block.id, title);
  }
  const found = new Map([...new Set(chapterOf.values())].map((name) => [name, [] as Option[]]));
  for (const option of options) {
    const rule = ABOUT[game]?.[option.id] ?? option.rules[0] ?? '';
    const chapter = chapterOf.get(rule) ?? book.title;
    found.set(chapter, [...(found.get(chapter) ?? []), option]);
  }
  return [...found].filter(([, list]) => list.length > 0).map(([name, list]) => ({ title: name, options: list }));
}

/** Whether what is said of an option has all the words that were typed. */
export function matches(option: Option, chapter: string, words: Words, typed: string): boolean {
  const say = (key: string) => (words.has(key) ? words.text(key) : '');
  const values = option.type === 'Choice' ? option.values.map((v) => say(`option.${option.id}.${v}`)) : [];
  const said = searched(
    [chapter, option.id, say(`option.${option.id}`), say(`option.${option.id}.help`), ...values, ...option.rules].join(' '),
  );
  return searched(typed)
    .split(/\s+/)
    .every((word) => said.includes(word));
}
