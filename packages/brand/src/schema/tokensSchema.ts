import { type FontSubset, fontSubsets } from '@marquee/reference';
import { Type, type Static, type TOptional, type TString } from 'typebox';
import { THEME_COLOURS, type ThemeColour } from '../constants/themeVariables.ts';
import { withDefault, type InputOf } from './withDefault.ts';

const closed = { additionalProperties: false };
const text = () => Type.String({ minLength: 1 });
const hex = () => Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });
const weight = () => Type.String({ pattern: '^\\d{1,4}( \\d{1,4})?$' });
const hexWithAlpha = () => Type.String({ pattern: '^#[0-9a-fA-F]{8}$' });

const colours = Type.Object(
  {
    accent: hex(),
    secondary: hex(),
    darkCanvas: hex(),
    darkText: hex(),
    lightCanvas: hex(),
    lightText: hex(),
    positive: hex(),
    caution: hex(),
    critical: hex(),
    info: hex(),
  },
  closed,
);

const face = Type.Object(
  {
    file: text(),
    weight: weight(),
    unicodeRange: text(),
    script: Type.Enum(Object.keys(fontSubsets) as FontSubset[]),
  },
  closed,
);

const fallbackFace = Type.Object(
  {
    local: Type.Array(text(), { minItems: 1 }),
    weight: weight(),
    sizeAdjust: Type.Number(),
    ascentOverride: Type.Number(),
    descentOverride: Type.Number(),
    lineGapOverride: Type.Number(),
  },
  closed,
);

const ink = { inkTop: Type.Number(), inkBottom: Type.Number() };

/**
 * In em: how far the font reaches from the baseline, how far its most marked letters do, and how far those of its Latin
 * file alone, where they were measured.
 */
const metrics = Type.Object(
  {
    ascent: Type.Number(),
    descent: Type.Number(),
    ...ink,
    latin: Type.Optional(Type.Object(ink, closed)),
  },
  closed,
);

/** One self-hosted family: its subset files and the local fonts that stand in for it, metrics matched. */
export const fontFamilySchema = Type.Object(
  {
    family: text(),
    generic: Type.Enum(['serif', 'sans-serif']),
    faces: Type.Array(face, { minItems: 1 }),
    fallbacks: Type.Array(Type.Array(fallbackFace, { minItems: 1 }), { minItems: 1 }),
    metrics,
  },
  closed,
);

const type = Type.Object(
  {
    body: fontFamilySchema,
    display: fontFamilySchema,
    displayWeight: withDefault(Type.Integer({ minimum: 100, maximum: 900 }), 700),
    displayTracking: withDefault(Type.Number({ minimum: -0.05, maximum: 0.1 }), 0),
    labelTracking: withDefault(Type.Number({ minimum: -0.05, maximum: 0.2 }), 0),
    tightLineHeight: withDefault(Type.Number({ minimum: 1, maximum: 2 }), 1.25),
    bodyLineHeight: withDefault(Type.Number({ minimum: 1.3, maximum: 2 }), 1.55),
  },
  closed,
);

type HexOverride = TOptional<TString>;

const colourOverrides = Object.fromEntries(
  THEME_COLOURS.map((name) => [name, Type.Optional(name === 'scrim' ? hexWithAlpha() : hex())]),
) as Record<ThemeColour, HexOverride>;

const overrides = Type.Object(
  { ...colourOverrides, canvasImage: Type.Optional(text()), headerBackground: Type.Optional(text()) },
  closed,
);

/** The one schema of `tokens.ts`: about ten colours, a type pairing and the brand's shapes. */
export const tokensSchema = Type.Object(
  {
    colours,
    type,
    radius: withDefault(Type.Enum(['sharp', 'gentle', 'soft']), 'gentle'),
    density: withDefault(Type.Enum(['compact', 'regular', 'roomy']), 'regular'),
    surface: withDefault(Type.Enum(['flat', 'outlined', 'glow']), 'flat'),
    shadow: withDefault(Type.Enum(['crisp', 'diffuse', 'none']), 'diffuse'),
    overrides: withDefault(
      Type.Object({ dark: withDefault(overrides, {}), light: withDefault(overrides, {}) }, closed),
      { dark: {}, light: {} },
    ),
  },
  closed,
);

/** A brand's tokens with every default filled in. */
export type Tokens = Static<typeof tokensSchema>;

/** What `tokens.ts` writes: `Tokens` whose defaulted keys may be left out. */
export type TokensInput = InputOf<typeof tokensSchema>;

/** One self-hosted font family of a brand. */
export type FontFamily = Static<typeof fontFamilySchema>;
