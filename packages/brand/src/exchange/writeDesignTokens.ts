import type { FontFamily, Tokens } from '../schema/tokensSchema.ts';
import { type DesignToken, type DesignTokenGroup, EXTENSION } from './DesignTokens.ts';
import { colourGroup } from './themeTokens.ts';

const number = ($value: number, $description: string): DesignToken => ({
  $type: 'number',
  $value,
  $description,
});

function fontToken({ family, generic, ...cut }: FontFamily): DesignToken {
  return { $type: 'fontFamily', $value: [family, generic], $extensions: { [EXTENSION]: cut } };
}

function overridesGroup(overrides: Tokens['overrides']['dark']): DesignTokenGroup {
  const { canvasImage, headerBackground, ...colours } = overrides;
  const group = colourGroup(colours);
  const css = { ...(canvasImage && { canvasImage }), ...(headerBackground && { headerBackground }) };
  return Object.keys(css).length > 0 ? { ...group, $extensions: { [EXTENSION]: css } } : group;
}

/**
 * What a brand chooses, in the Design Tokens Community Group's format, for design tools. What the format has no type
 * for (the choices of shape, CSS texts, the cut of the fonts) stands in `$extensions`, which tools hand on.
 */
export function writeDesignTokens(tokens: Tokens): DesignTokenGroup {
  const { colours, type, overrides, radius, density, surface, shadow } = tokens;
  return {
    $extensions: { [EXTENSION]: { radius, density, surface, shadow } },
    colours: {
      $description: 'Every other colour of the theme is derived from these, always at AA contrast.',
      ...colourGroup(colours),
    },
    type: {
      body: fontToken(type.body),
      display: fontToken(type.display),
      displayWeight: { $type: 'fontWeight', $value: type.displayWeight },
      displayTracking: number(type.displayTracking, 'In em.'),
      labelTracking: number(type.labelTracking, 'In em.'),
      tightLineHeight: number(type.tightLineHeight, 'Of the size of type.'),
      bodyLineHeight: number(type.bodyLineHeight, 'Of the size of type.'),
    },
    overrides: {
      $description: 'Colours of the theme that stand in place of derived ones.',
      dark: overridesGroup(overrides.dark),
      light: overridesGroup(overrides.light),
    },
  };
}
