/** The tones of the theme contract. */
export const TONES = ['accent', 'secondary', 'neutral', 'positive', 'caution', 'critical', 'info'] as const;

/** The roles a colour has inside a tone. */
export const TONE_PARTS = [
  'solid',
  'solidHover',
  'onSolid',
  'soft',
  'softHover',
  'onSoft',
  'border',
  'text',
] as const;

const PLAIN_COLOURS = [
  'canvas',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'scrim',
  'border',
  'borderStrong',
  'text',
  'textMuted',
  'focus',
  'skeleton',
] as const;

/** A family of colours that a component asks for by meaning. */
export type Tone = (typeof TONES)[number];

/** One of the eight roles a colour has inside a tone. */
export type TonePart = (typeof TONE_PARTS)[number];

/** Name of a colour in the theme contract, such as `canvas` or `accent.solidHover`. */
export type ThemeColour = (typeof PLAIN_COLOURS)[number] | `${Tone}.${TonePart}`;

const toneColours = TONES.flatMap((tone) => TONE_PARTS.map((part) => `${tone}.${part}` as const));

/** Every colour of the theme contract. */
export const THEME_COLOURS: readonly ThemeColour[] = [...PLAIN_COLOURS, ...toneColours];
