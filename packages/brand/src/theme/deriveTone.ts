import type { TonePart } from '../constants/themeVariables.ts';
import { contrastRatio, NON_TEXT_CONTRAST, TEXT_CONTRAST } from './contrastRatio.ts';
import { readHex, writeHex, type Lch } from './oklch.ts';
import type { Scheme } from './Palette.ts';
import { reachContrast } from './reachContrast.ts';

interface ToneContext {
  scheme: Scheme;
  canvas: Lch;
  /** The four surfaces that a tone's text and border may lie on. */
  surfaces: readonly string[];
  /** The brand's own values for parts of this tone. */
  given: Partial<Record<TonePart, string>>;
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The eight parts of a tone from one colour; each part that is given stands, the others follow it. */
export function deriveTone(base: Lch, context: ToneContext): Record<TonePart, string> {
  const { scheme, canvas, surfaces, given } = context;
  const isDark = scheme === 'dark';
  const towards = isDark ? 'light' : 'dark';

  const solid =
    given.solid ??
    writeHex({ ...base, l: isDark ? between(0.5, base.l, 0.88) : between(0.36, base.l, 0.82) });
  const fill = readHex(solid);
  // White ink is kept wherever it is legible: on saturated blues and reds it reads better than WCAG 2 says.
  const hasLightInk = given.onSolid
    ? readHex(given.onSolid).l > 0.6
    : contrastRatio('#ffffff', solid) >= TEXT_CONTRAST;
  const solidHover =
    given.solidHover ?? writeHex({ ...fill, l: hasLightInk ? fill.l - 0.05 : Math.min(0.95, fill.l + 0.05) });
  const onSolid =
    given.onSolid ??
    reachContrast(
      hasLightInk ? { l: 0.99, c: 0.005, h: base.h } : { l: 0.2, c: Math.min(0.045, base.c), h: base.h },
      { on: [solid, solidHover], least: TEXT_CONTRAST, towards: hasLightInk ? 'light' : 'dark' },
    );

  // A colour as faint as the canvas keeps its chroma, or a neutral soft would look grey on a tinted page.
  const softChroma = Math.max(
    Math.min(base.c, canvas.c),
    isDark ? Math.min(0.065, base.c * 0.45) : Math.min(0.045, base.c * 0.28),
  );
  const soft =
    given.soft ??
    writeHex({ l: isDark ? canvas.l + 0.11 : Math.min(0.955, canvas.l - 0.025), c: softChroma, h: base.h });
  const softHover =
    given.softHover ??
    writeHex({
      l: isDark ? canvas.l + 0.155 : Math.min(0.925, canvas.l - 0.055),
      c: softChroma * 1.25,
      h: base.h,
    });

  return {
    solid,
    solidHover,
    onSolid,
    soft,
    softHover,
    onSoft:
      given.onSoft ??
      reachContrast(
        { ...base, l: isDark ? 0.87 : 0.4, c: base.c * 0.8 },
        { on: [soft, softHover], least: TEXT_CONTRAST, towards },
      ),
    border:
      given.border ??
      reachContrast(
        { ...base, l: isDark ? 0.5 : 0.72, c: base.c * 0.75 },
        { on: [...surfaces, soft], least: NON_TEXT_CONTRAST, towards },
      ),
    text:
      given.text ??
      reachContrast(
        { ...base, l: isDark ? Math.max(0.76, base.l) : Math.min(0.52, base.l) },
        { on: [...surfaces, soft], least: TEXT_CONTRAST, towards },
      ),
  };
}
