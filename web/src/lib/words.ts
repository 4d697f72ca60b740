import { IntlMessageFormat } from 'intl-messageformat';

type Ast = ReturnType<IntlMessageFormat['getAst']>;
const ARGUMENT = 1;
const NUMBER = 2;
/** A French message cannot know with which letter a name begins that is filled in. */
const ELISION = /(?<!\p{L})(d|qu)e (?=[aàâäeéèêëiîïoôöuùûüæœ]|y[^aeiouéè])/giu;

/** What has no arguments needs no parser: in ICU messages only braces, and two apostrophes for one, mean something else. */
const isPlain = (message: string) => !/[{}]|''/.test(message);

/** A plain {n} of a number is written in the manner of the language, as ICU4J does. */
function numbered(ast: Ast, values: Record<string, string | number>): Ast {
  return ast.map((part) => {
    if (part.type === ARGUMENT && typeof values[part.value] === 'number') return { ...part, type: NUMBER, style: null };
    if (!('options' in part)) return part;
    const options = Object.fromEntries(
      Object.entries(part.options).map(([name, option]) => [name, { ...option, value: numbered(option.value as Ast, values) }]),
    );
    return { ...part, options };
  }) as Ast;
}

/**
 * The message catalogue of a game in one language, with the argument rules of musette.wire.Words:
 * a string x with value V becomes the text x.V or else value.V (M07: value.M# with its number),
 * and x_id stays V; a list is worded item by item and joined
 * in the manner of the language, x_count is its length; an object x gives its fields as x_field; French elides.
 */
export class Words {
  readonly language: string;
  private readonly texts: Readonly<Record<string, string>>;
  private called: Readonly<Record<string, string>> = {};
  private formats = new Map<string, IntlMessageFormat>();
  private readonly list: Intl.ListFormat;

  /** Later catalogues win over earlier ones. */
  constructor(language: string, ...catalogues: Record<string, string>[]) {
    this.language = language;
    this.texts = Object.assign({}, ...catalogues);
    this.list = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });
  }

  /**
   * The same words, in whose sentences players are called by their own names (by seat) instead of their teams', also inside longer
   * names (“Alouette’s Rouleur”). `name` still tells the team: that is the jersey. Where players choose a team, `teams` says who leads
   * which; the text `team.called` says how a rider's team is called then.
   */
  calling(people: Record<string, string>, teams: Record<string, string> = {}): Words {
    const called: Record<string, string> = {};
    const seats = Object.entries(people).map(([seat, person]) => [this.texts[`value.${seat}`], person] as const);
    for (const [key, text] of Object.entries(this.texts)) {
      const found = key.startsWith('value.') && seats.find(([team]) => team && text.includes(team));
      if (found) called[key.slice('value.'.length)] = text.replace(`d’${found[0]}`, `de ${found[0]}`).replace(found[0]!, found[1]);
    }
    for (const [team, seat] of Object.entries(teams)) {
      const person = people[seat];
      if (person) called[team] = this.texts['team.called']?.replace('{name}', person) ?? person;
    }
    const words = new Words(this.language, this.texts);
    words.called = called;
    words.formats = this.formats;
    return words;
  }

  /** Every name by which a seat can be called here. */
  names(seat: string): string[] {
    return [this.called[seat], this.name(seat)].filter((name) => name !== undefined);
  }

  /** What a seat, or a rider of its team, is called in sentences. */
  who(value: string): string {
    return this.called[value] ?? this.name(value);
  }

  has(key: string): boolean {
    return key in this.texts;
  }

  /** The message with its arguments filled in; the key itself where there is no such message. */
  text(key: string, about: Record<string, unknown> = {}): string {
    const message = this.texts[key];
    if (message === undefined) return key;
    if (isPlain(message)) return this.french(message);
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(about)) this.put(values, name, value);
    let format = this.formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(numbered(IntlMessageFormat.__parse!(message, { ignoreTag: true }), values), this.language);
      this.formats.set(key, format);
    }
    try {
      return this.french(String(format.format(values)));
    } catch (problem) {
      console.warn(`words: ${key}: ${(problem as Error).message}`);
      return key;
    }
  }

  /** In French "de" and "que" lose their e before a vowel, and the spaces before some marks must not break the line. */
  private french(text: string): string {
    if (this.language !== 'fr') return text;
    return text
      .replace(ELISION, '$1’')
      .replace(/ (?=[:;?!»%])/g, '\u00a0')
      .replace(/(?<=«) /g, '\u00a0');
  }

  /** The sentence of an event. */
  event(event: { type: string }): string {
    return this.text(`event.${event.type}`, { ...event });
  }

  /** The sentence of a remark. */
  remark(remark: { type: string }): string {
    return this.text(`remark.${remark.type}`, { ...remark });
  }

  refusal(refusal: { reason: string; about: Record<string, unknown> }): string {
    return this.text(`refusal.${refusal.reason}`, refusal.about);
  }

  /** The name of a value: `name.V`, else `value.V`, else by its number, else V. */
  name(value: string, of = 'value'): string {
    return this.texts[`${of}.${value}`] ?? this.texts[`value.${value}`] ?? this.numbered(value);
  }

  /** A value of a letter and a number, such as M07, is worded by `value.M#`. */
  private numbered(value: string): string {
    const id = /^([A-Z])0*(\d+)$/.exec(value);
    return (id && this.texts[`value.${id[1]}#`]?.replace('#', id[2]!)) ?? value;
  }

  private put(values: Record<string, string | number>, name: string, value: unknown): void {
    if (Array.isArray(value)) {
      values[name] = this.list.format(value.map((item) => (typeof item === 'number' ? String(item) : this.worded(name, item))));
      values[`${name}_count`] = value.length;
    } else if (value !== null && typeof value === 'object') {
      for (const [field, inner] of Object.entries(value)) this.put(values, `${name}_${field}`, inner);
    } else if (typeof value === 'number') {
      values[name] = value;
    } else {
      values[name] = this.worded(name, value);
      values[`${name}_id`] = String(value);
    }
  }

  private worded(name: string, value: unknown): string {
    return this.texts[`${name}.${String(value)}`] ?? this.called[String(value)] ?? this.name(String(value), name);
  }
}
