import { catalogFrom } from '@marquee/feature-core';

/** The texts of this feature. */
export const catalog = catalogFrom(import.meta.glob('./locales/*.po'));
