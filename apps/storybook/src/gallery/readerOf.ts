import type { Brand } from '@marquee/brand';
import type { Reader } from '@marquee/contract/examples';
import { PSEUDO } from '../texts/languages.ts';
import { pseudoText } from '../texts/pseudoText.ts';

/** About how many minor units a US dollar is worth. */
const rates: Readonly<Record<Brand['currency'], number>> = {
  VND: 25_000,
  THB: 3_500,
  USD: 100,
  EUR: 100,
  USDT: 100,
};

const isHtml = (text: string) => text.startsWith('<');

/** A text twice as long, a longer one with a word that cannot be broken either. */
const lengthened = (text: string) => {
  if (isHtml(text)) return text.repeat(3);
  // An abbreviation, as of a day of the week, never grows: pages know it by its letters.
  if (text.length <= 3) return text;
  return text.length < 24 ? `${text} ${text}` : `${text} ${text} ${text.replaceAll(' ', '').slice(0, 40)}`;
};

type Written = Pick<Brand, 'currency' | 'timeZone' | 'contact'> & {
  legal: Pick<Brand['legal'], 'minimumAge'>;
};

/** Whom the examples are written for on a brand's site. */
export const readerOf = (
  { currency, contact, legal, timeZone }: Written,
  language: string,
  isLong: boolean,
): Reader => ({
  say: (english, vietnamese) => {
    const text = language === 'vi' ? vietnamese : english;
    if (text === 'en' || text === 'vi') return text;
    const said = language === PSEUDO && !isHtml(text) ? pseudoText(text) : text;
    return isLong ? lengthened(said) : said;
  },
  currency,
  timeZone,
  money: (dollars) => Math.round(dollars * rates[currency] * (isLong ? 987 : 1)),
  site: {
    email: contact.find(({ kind }) => kind === 'email')?.label ?? '',
    minimumAge: legal.minimumAge,
  },
});
