const files = import.meta.glob<Record<string, string>>('../generated/words/*.json', { import: 'default' });

/** A catalogue of words as the build wrote it; empty if there is none of this name. */
export const texts = async (name: string): Promise<Record<string, string>> => (await files[`../generated/words/${name}.json`]?.()) ?? {};
