import { type Language, languageIds } from '@marquee/reference';
import type { LocalText } from '../db/columns.ts';
import type { Merchant } from '../merchants/Merchant.ts';

/** Whom a stored text is picked for: what they read, and whose site it is. */
export type Reader = { language: Language; merchant: Pick<Merchant, 'brand'> };

/**
 * A stored text for a reader: in the language that they read, else in the brand's own, else in the first of all
 * languages that has it. Empty where none has.
 */
export const textIn = ({ language, merchant }: Reader, text: LocalText): string =>
  [language, merchant.brand.defaultLanguage, ...languageIds].map((id) => text[id]).find(Boolean) ?? '';
