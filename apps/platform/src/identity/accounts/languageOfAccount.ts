import { isLanguage, type Language } from '@marquee/reference';
import type { Account } from './schema.ts';

/** The language in which an account is written to. */
export const languageOfAccount = (account: Pick<Account, 'language'>): Language =>
  isLanguage(account.language) ? account.language : 'en';
