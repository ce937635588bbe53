import type { Messages } from '@lingui/core';
import type { Language } from '@marquee/reference';

/** A catalog, or a part of one, by language. */
export type Catalog = (language: Language) => Promise<{ messages: Messages }>;

/** The catalog in these files, one a language, as `import.meta.glob` finds them beside who asks. */
export const catalogFrom =
  (files: Readonly<Record<string, () => Promise<unknown>>>): Catalog =>
  (language) => {
    const load = files[`./locales/${language}.po`];
    if (!load) throw new Error(`There are no texts in ${language}.`);
    return load() as ReturnType<Catalog>;
  };
