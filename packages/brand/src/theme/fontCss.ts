import type { FontFamily, Tokens } from '../schema/tokensSchema.ts';
import { fallbackName } from './fontStack.ts';

interface FontCssOptions {
  /** Gives the address of a font file, such as `/assets/jakarta-latin.4f2a.woff2`. */
  urlOf: (file: string) => string;
}

/**
 * The `@font-face` rules of a brand as compact CSS text: its subset files by `unicode-range`, and local
 * stand-ins with matched metrics, so that nothing shifts when a file arrives.
 */
export function fontCss(tokens: Tokens, { urlOf }: FontCssOptions): string {
  const families = new Map([tokens.type.body, tokens.type.display].map((font) => [font.family, font]));
  return [...families.values()].flatMap((font) => [...faceRules(font, urlOf), ...standIns(font)]).join('');
}

function faceRules(font: FontFamily, urlOf: FontCssOptions['urlOf']): string[] {
  return font.faces.map(
    ({ file, weight, unicodeRange }) =>
      `@font-face{font-family:"${font.family}";src:url(${urlOf(file)}) format("woff2");font-weight:${weight};` +
      `font-display:swap;unicode-range:${unicodeRange}}`,
  );
}

function standIns(font: FontFamily): string[] {
  return font.fallbacks.flatMap((faces, index) =>
    faces.map((face) => {
      const local = face.local.map((name) => `local("${name}")`).join(',');
      return (
        `@font-face{font-family:"${fallbackName(font, index)}";src:${local};font-weight:${face.weight};` +
        `size-adjust:${face.sizeAdjust}%;ascent-override:${face.ascentOverride}%;` +
        `descent-override:${face.descentOverride}%;line-gap-override:${face.lineGapOverride}%}`
      );
    }),
  );
}
