import { findLanguage } from '@marquee/reference';
import type { FontFamily, Tokens } from '../schema/tokensSchema.ts';
import type { KeyProblem } from './schemaProblems.ts';

/**
 * The line heights at which the most marked letters of a site's languages would reach out of their line and be cut:
 * Ặ and Ễ where one is Vietnamese, Å and Ñ where none is.
 */
export function clippingProblems({ type }: Tokens, languages: readonly string[]): KeyProblem[] {
  const fonts = [type.display, type.body];
  return [
    ...tooLow('type.tightLineHeight', type.tightLineHeight, fonts, languages),
    ...tooLow('type.bodyLineHeight', type.bodyLineHeight, fonts, languages),
  ];
}

function tooLow(
  key: string,
  lineHeight: number,
  fonts: readonly FontFamily[],
  languages: readonly string[],
): KeyProblem[] {
  return fonts.flatMap((font) => {
    const least = leastLineHeight(font, languages);
    if (lineHeight >= least) return [];
    return [
      { key, message: `${lineHeight} cuts the marks of "${font.family}"; it needs at least ${least}.` },
    ];
  });
}

/**
 * The least line height, in hundredths, that cuts nothing of a font in these languages. CSS puts its ascent and descent
 * in the middle of the line, so the side that reaches out more decides.
 */
export function leastLineHeight({ metrics }: FontFamily, languages: readonly string[]): number {
  const isLatin = languages.every((id) => findLanguage(id)?.fonts.every((script) => script === 'latin'));
  const { ascent, descent, inkTop, inkBottom } = isLatin ? { ...metrics, ...metrics.latin } : metrics;
  const least = ascent + descent + 2 * Math.max(inkTop - ascent, inkBottom - descent);
  return Math.ceil(least * 100) / 100;
}
