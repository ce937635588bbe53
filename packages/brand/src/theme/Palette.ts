import type { ThemeColour } from '../constants/themeVariables.ts';

/** Every colour of the theme contract in one scheme, as `#rrggbb` (`scrim` as `#rrggbbaa`). */
export type Palette = Record<ThemeColour, string>;

/** Which of the two schemes a palette is for. */
export type Scheme = 'dark' | 'light';

/** Names of the colours that lie behind text and controls. */
export const SURFACES = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;
