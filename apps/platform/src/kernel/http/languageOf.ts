import type { Language } from '@marquee/reference';

const languages = ['vi', 'en'] as const satisfies readonly Language[];

const asLanguage = (text: string | undefined) =>
  languages.find((language) => language === text?.trim().toLowerCase().split('-')[0]);

/** The reader's language: X-Language, else the best of Accept-Language, else the brand's own. */
export const languageOf = (
  headers: { 'x-language'?: string | string[]; 'accept-language'?: string },
  fallback: Language,
): Language => {
  const chosen = asLanguage(String(headers['x-language'] ?? ''));
  if (chosen) return chosen;
  const accepted = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.split(';');
      const quality = Number(
        parameters
          .find((p) => p.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { language: asLanguage(tag), quality: Number.isFinite(quality) ? quality : 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return accepted.find(({ language }) => language)?.language ?? fallback;
};
