import { browserLanguage, kept, PREFS, type Language } from './lib/language';
import { texts } from './lib/texts';

// The words come together with the code that every page needs (start.ts): on a slow line each question costs more than its answer.
texts(`page_${kept<{ language: Language }>(PREFS).language ?? browserLanguage()}`).catch(() => undefined);
