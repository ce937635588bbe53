import { findLanguage } from '@marquee/reference';
import type { FontFamily, Tokens } from '../schema/tokensSchema.ts';
import type { KeyProblem } from './schemaProblems.ts';

/**
 * The line heights at which the most marked letters of a site's languages would reach out of their line and be cut:
 * Ặ and Ễ where one is Vietnamese, Å and Ñ where none is.
 */
export function clippingProblems({ type }: Tokens, languages: readonly string[]): KeyProblem[] {
  const isLatin = languages.every((id) => findLanguage(id)?.fonts.every((script) => script === 'latin'));
  const fonts = [type.display, type.body].map((font) => (isLatin ? inLatin(font) : font));
  return [
    ...tooLow('type.tightLineHeight', type.tightLineHeight, fonts),
    ...tooLow('type.bodyLineHeight', type.bodyLineHeight, fonts),
  ];
}

function tooLow(key: string, lineHeight: number, fonts: readonly FontFamily[]): KeyProblem[] {
  return fonts.flatMap((font) => {
    const least = Math.ceil(leastLineHeight(font) * 100) / 100;
    if (lineHeight >= least) return [];
    return [
      { key, message: `${lineHeight} cuts the marks of "${font.family}"; it needs at least ${least}.` },
    ];
  });
}

function inLatin(font: FontFamily): FontFamily {
  return { ...font, metrics: { ...font.metrics, ...font.metrics.latin } };
}

/** The least line height that cuts nothing of a font. CSS puts its ascent and descent in the middle of the line, so the side that reaches out more decides. */
export function leastLineHeight({ metrics }: FontFamily): number {
  const { ascent, descent, inkTop, inkBottom } = metrics;
  return ascent + descent + 2 * Math.max(inkTop - ascent, inkBottom - descent);
}
