import { createGlobalThemeContract } from '@vanilla-extract/css';

const tone = {
  solid: null,
  solidHover: null,
  onSolid: null,
  soft: null,
  softHover: null,
  onSoft: null,
  border: null,
  text: null,
};

/**
 * Every custom property that a component may read. Values come from a brand's tokens
 * (`themeCss` of `@marquee/brand`), so a component knows tones and never a colour.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      canvas: null,
      surface: null,
      surfaceRaised: null,
      surfaceSunken: null,
      scrim: null,
      border: null,
      borderStrong: null,
      text: null,
      textMuted: null,
      focus: null,
      skeleton: null,
      accent: tone,
      secondary: tone,
      neutral: tone,
      positive: tone,
      caution: tone,
      critical: tone,
      info: tone,
    },
    font: { body: null, display: null },
    size: { xs: null, s: null, m: null, l: null, xl: null, xxl: null, display: null },
    lineHeight: { tight: null, body: null },
    weight: { regular: null, medium: null, bold: null, display: null },
    tracking: { display: null, label: null },
    radius: { s: null, m: null, l: null, tile: null, pill: null },
    space: {
      x1: null,
      x2: null,
      x3: null,
      x4: null,
      x5: null,
      x6: null,
      x8: null,
      x10: null,
      x12: null,
      x16: null,
    },
    control: { s: null, m: null, l: null },
    shadow: { raised: null, floating: null, modal: null },
    surface: { canvasImage: null, headerBackground: null, cardBorderWidth: null },
    motion: { fast: null, normal: null, slow: null, ease: null },
  },
  (_value, path) =>
    `mq-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`,
);

/**
 * The brand's display face, for sizes `xl`, `xxl` and `display` alone: below 26 pixels its hairlines lose the marks of
 * Vietnamese letters.
 */
export const displayFace = {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.lineHeight.tight,
} as const;
