import { setupI18n, type I18n, type Messages } from '@lingui/core';

/** A Lingui instance of its own with one language active, so that two requests on a server never share one. */
export function createI18n(locale: string, messages: Messages): I18n {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, messages });
  return i18n;
}
