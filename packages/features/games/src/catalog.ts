import { catalogFrom } from '@marquee/feature-core';

/** The texts of this feature that home pages say. */
export const catalog = catalogFrom(import.meta.glob('./locales/*.po'));

/** The rest of its texts. */
export const furtherCatalog = catalogFrom(import.meta.glob('./locales/*.po', { query: '?lingui' }));
