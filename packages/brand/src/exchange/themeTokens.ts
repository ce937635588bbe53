import type { Tokens } from '../schema/tokensSchema.ts';
import { derivePalette } from '../theme/derivePalette.ts';
import { deriveShapes } from '../theme/deriveShapes.ts';
import { deriveSurfaceTreatment } from '../theme/deriveSurfaceTreatment.ts';
import type { Scheme } from '../theme/Palette.ts';
import { type DesignToken, type DesignTokenGroup, EXTENSION } from './DesignTokens.ts';
import { type ThemeTokenType, tokenOfCss } from './tokenOfCss.ts';

const HEX = /^#([0-9a-f]{6}|[0-9a-f]{8})$/i;

const TYPES: Record<string, { type: ThemeTokenType; says: string }> = {
  font: { type: 'fontFamily', says: 'A family, its stand-ins of the same metrics, and what a device has.' },
  size: { type: 'dimension', says: 'Sizes of type; the larger ones grow with the window up to this.' },
  lineHeight: { type: 'number', says: 'Of the size of type.' },
  weight: { type: 'fontWeight', says: 'Weights of type.' },
  tracking: { type: 'number', says: 'In em.' },
  radius: { type: 'dimension', says: 'Corners, from the choice of radius.' },
  space: { type: 'dimension', says: 'Distances, from the choice of density.' },
  control: {
    type: 'dimension',
    says: 'Heights of controls, from the choice of density; at least 44 px under a finger.',
  },
  motion: { type: 'duration', says: 'Near nothing where a reader asked for less movement.' },
  shadow: { type: 'shadow', says: 'Elevation, from the choice of shadow.' },
};

const groupOf = (name: string, values: Readonly<Record<string, string>>): DesignTokenGroup => {
  const { type, says } = TYPES[name]!;
  const tokens = Object.entries(values).map(([key, text]) => {
    const token = tokenOfCss(text, key === 'ease' ? 'cubicBezier' : type);
    if (token.$type !== type) return [key, token];
    const { $type: _type, ...rest } = token;
    return [key, rest];
  });
  return { $type: type, $description: says, ...Object.fromEntries(tokens) };
};

const groupsOf = (values: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.fromEntries(Object.entries(values).map(([name, group]) => [name, groupOf(name, group)]));

/** Colours by name, those of a tone (`accent.solid`) in a group of its own. */
export function colourGroup(colours: Readonly<Record<string, string>>): DesignTokenGroup {
  const group: DesignTokenGroup = { $type: 'color' };
  for (const [name, colour] of Object.entries(colours)) {
    const [tone = '', part] = name.split('.');
    const token: DesignToken = { $value: tokenOfCss(colour, 'color').$value };
    group[tone] = part ? { ...(group[tone] as object | undefined), [part]: token } : token;
  }
  return group;
}

/** A colour where it is one; a text of CSS is told as the surface that it lies on. */
const headerToken = (text: string, surface: string): DesignToken =>
  HEX.test(text)
    ? tokenOfCss(text, 'color')
    : { ...tokenOfCss(surface, 'color'), $extensions: { [EXTENSION]: { css: text } } };

/** What is the same in both schemes: type, corners, distances, controls and motion, by the theme's names. */
export function sharedTokens(tokens: Tokens): DesignTokenGroup {
  return groupsOf(deriveShapes(tokens));
}

/** What a scheme has of its own: every colour of the theme, its shadows and how its surfaces are treated. */
export function schemeTokens(tokens: Tokens, scheme: Scheme): DesignTokenGroup {
  const palette = derivePalette(tokens, scheme);
  const { shadow, surface } = deriveSurfaceTreatment(tokens, palette, scheme);
  return {
    color: {
      ...colourGroup(palette),
      $description: 'Derived from the brand’s ten colours; what is changed here becomes an override.',
    },
    ...groupsOf({ shadow }),
    surface: {
      $description: 'From the choice of surface.',
      canvasImage: tokenOfCss(surface.canvasImage, 'gradient'),
      headerBackground: headerToken(surface.headerBackground, palette.surface),
      cardBorderWidth: tokenOfCss(surface.cardBorderWidth, 'dimension'),
    },
  };
}
