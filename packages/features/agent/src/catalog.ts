import type { Messages } from '@lingui/core';
import type { Language } from '@marquee/reference';

const catalogs = import.meta.glob<{ messages: Messages }>('./locales/*.po');

/** The texts of this feature. */
export const catalog = (language: Language): Promise<{ messages: Messages }> => {
  const load = catalogs[`./locales/${language}.po`];
  if (!load) throw new Error(`There are no texts in ${language}.`);
  return load();
};
