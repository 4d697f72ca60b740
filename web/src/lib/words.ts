import { IntlMessageFormat } from 'intl-messageformat';

/**
 * The message catalogue of a game in one language, with the argument rules of musette.wire.Words:
 * a string x with value V becomes the text x.V or else value.V, and x_id stays V; a list is worded item by item and joined
 * in the manner of the language, x_count is its length; an object x gives its fields as x_field.
 */
export class Words {
  readonly language: string;
  private readonly texts: Readonly<Record<string, string>>;
  private readonly formats = new Map<string, IntlMessageFormat>();
  private readonly list: Intl.ListFormat;
  private readonly number: Intl.NumberFormat;

  /** Later catalogues win over earlier ones. */
  constructor(language: string, ...catalogues: Record<string, string>[]) {
    this.language = language;
    this.texts = Object.assign({}, ...catalogues);
    this.list = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });
    this.number = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  }

  has(key: string): boolean {
    return key in this.texts;
  }

  /** The message with its arguments filled in; the key itself where there is no such message. */
  text(key: string, about: Record<string, unknown> = {}): string {
    const message = this.texts[key];
    if (message === undefined) return key;
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(about)) this.put(values, name, value);
    let format = this.formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(message, this.language, undefined, { ignoreTag: true });
      this.formats.set(key, format);
    }
    try {
      return String(format.format(this.asWritten(format, values)));
    } catch (problem) {
      console.warn(`words: ${key}: ${(problem as Error).message}`);
      return key;
    }
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

  /** The name of a value: `name.V`, else `value.V`, else V. */
  name(value: string, of = 'value'): string {
    return this.texts[`${of}.${value}`] ?? this.texts[`value.${value}`] ?? value;
  }

  /** A plain {n} of a number follows the language's manner of writing it, as ICU4J does. */
  private asWritten(format: IntlMessageFormat, values: Record<string, string | number>): Record<string, string | number> {
    const plain = format.getAst().every((part) => part.type !== 6 && part.type !== 2);
    if (!plain) return values;
    const written = { ...values };
    for (const part of format.getAst()) {
      if (part.type === 1) {
        const value = written[part.value];
        if (typeof value === 'number') written[part.value] = this.number.format(value);
      }
    }
    return written;
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
    return this.name(String(value), name);
  }
}
