import type { FontFamily, Tokens } from '../schema/tokensSchema.ts';
import type { KeyProblem } from './schemaProblems.ts';

/** The line heights at which the fonts' most marked letters (Ặ, Ễ) would reach out of their line and be cut. */
export function clippingProblems({ type }: Tokens): KeyProblem[] {
  const fonts = [type.display, type.body];
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

/** The least line height that cuts nothing of a font. CSS puts its ascent and descent in the middle of the line, so the side that reaches out more decides. */
export function leastLineHeight({ metrics }: FontFamily): number {
  const { ascent, descent, inkTop, inkBottom } = metrics;
  return ascent + descent + 2 * Math.max(inkTop - ascent, inkBottom - descent);
}
