import { match } from '@formatjs/intl-localematcher';
import type { Brand } from '@marquee/brand';
import { type Language, languageIds } from '@marquee/reference';
import Negotiator from 'negotiator';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Wishes of a browser that count; people have two or three, and each costs. */
const mostWishes = 8;

const scriptNames = new Intl.DisplayNames(['en'], { type: 'script', fallback: 'none' });
const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/**
 * A tag as far as it decides between the languages that are offered, else none. The matcher remembers every tag that
 * it is asked for: one that nobody speaks must not reach it.
 */
const knownTag = (tag: string, offered: readonly string[]): string[] => {
  try {
    const { language, script, region } = new Intl.Locale(tag);
    if (!offered.some((id) => new Intl.Locale(id).language === language)) return [];
    return [
      [
        language,
        ...(script && scriptNames.of(script) ? [script] : []),
        ...(region && regionNames.of(region) ? [region] : []),
      ].join('-'),
    ];
  } catch {
    return [];
  }
};

/** What is spoken where no site is known. */
const anySite: Pick<Brand, 'languages' | 'defaultLanguage'> = {
  languages: [...languageIds],
  defaultLanguage: 'en',
};

/**
 * The reader's language among a brand's: the nearest to X-Language, else to the best of Accept-Language, by the rules of
 * CLDR (`zh-HK` finds `zh-TW`, not `zh-CN`); else the brand's own.
 */
export const languageOf = (
  headers: Headers,
  { languages, defaultLanguage }: Pick<Brand, 'languages' | 'defaultLanguage'> = anySite,
): Language => {
  const chosen = String(headers['x-language'] ?? '');
  // What our own pages send needs no matching.
  const offered = languages.find((id) => id === chosen);
  if (offered) return offered;
  const accepted = new Negotiator({ headers: { ...headers } }).languages().slice(0, mostWishes);
  return match(
    [chosen, ...accepted].flatMap((tag) => knownTag(tag, languages)),
    languages,
    defaultLanguage,
  ) as Language;
};
