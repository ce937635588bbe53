import { catalogFrom } from './catalogFrom.ts';

/** The texts of this package that home pages say, for the shell to load beside its own. */
export const coreTexts = catalogFrom(import.meta.glob('./locales/*.po'));

/** The rest of its texts. */
export const furtherCoreTexts = catalogFrom(import.meta.glob('./locales/*.po', { query: '?lingui' }));
