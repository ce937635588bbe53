import { type Messages, setupI18n } from '@lingui/core';
import type { Language } from '@marquee/reference';
import { pageDescriptions } from './pageDescriptions.ts';

const catalogs = import.meta.glob<{ messages: Messages }>('./locales/*.po', { eager: true });

/** What a page holds, in a sentence for search engines and shared links; undefined where nothing of its own is said. */
export const describePage = (path: string, language: Language): string | undefined => {
  const description = pageDescriptions[path];
  const catalog = catalogs[`./locales/${language}.po`];
  if (!description || !catalog) return undefined;
  return setupI18n({ locale: language, messages: { [language]: catalog.messages } })._(description);
};
