export type Language = 'en' | 'fr';

/** Where this device keeps what its person prefers. */
export const PREFS = 'musette.prefs';

/** What is kept under a key, or nothing where that cannot be read. */
export function kept<T extends object>(key: string): Partial<T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<T>;
  } catch {
    return {};
  }
}

export function browserLanguage(): Language {
  return navigator.languages.find((l) => /^(en|fr)\b/.test(l))?.startsWith('fr') ? 'fr' : 'en';
}
