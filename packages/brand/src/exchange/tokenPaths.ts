import { THEME_COLOURS } from '../constants/themeVariables.ts';
import { tokensSchema } from '../schema/tokensSchema.ts';

const { colours, type } = tokensSchema.properties;

/** What a brand chooses by a word; a token of its own only where groups cannot have extensions (Tokens Studio). */
export const CHOICES = ['radius', 'density', 'surface', 'shadow'] as const;

const typeOf = (name: string) => {
  if (name === 'body' || name === 'display') return 'fontFamily';
  return name === 'displayWeight' ? 'fontWeight' : 'number';
};

const SCHEMES = ['dark', 'light'];

/** Every token that a brand may have, by its path in a file, with its type in the tokens format. */
export const TOKEN_PATHS: ReadonlyMap<string, string> = new Map([
  ...Object.keys(colours.properties).map((name) => [`colours.${name}`, 'color'] as const),
  ...Object.keys(type.properties).map((name) => [`type.${name}`, typeOf(name)] as const),
  ...SCHEMES.flatMap((scheme) =>
    THEME_COLOURS.map((name) => [`overrides.${scheme}.${name}`, 'color'] as const),
  ),
  ...CHOICES.map((name) => [`choices.${name}`, 'text'] as const),
  ...SCHEMES.flatMap((scheme) =>
    ['canvasImage', 'headerBackground'].map((name) => [`choices.css.${scheme}.${name}`, 'text'] as const),
  ),
]);
