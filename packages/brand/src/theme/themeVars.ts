import type { Tokens } from '../schema/tokensSchema.ts';
import { derivePalette } from './derivePalette.ts';
import { deriveShapes } from './deriveShapes.ts';
import { deriveSurfaceTreatment } from './deriveSurfaceTreatment.ts';
import type { Scheme } from './Palette.ts';
import { variableName } from './variableName.ts';

/** The custom properties that differ between the schemes, by name (`--mq-color-canvas`). */
export function schemeVars(tokens: Tokens, scheme: Scheme): Record<string, string> {
  const palette = derivePalette(tokens, scheme);
  const colours = Object.entries(palette).map(([name, value]) => [
    variableName('color', ...name.split('.')),
    value,
  ]);
  return {
    ...Object.fromEntries(colours),
    ...flatten({ ...deriveSurfaceTreatment(tokens, palette, scheme) }),
  };
}

/** The custom properties that are the same in both schemes, by name. */
export function sharedVars(tokens: Tokens): Record<string, string> {
  return flatten(deriveShapes(tokens));
}

/** Every custom property of the theme contract in one scheme, by name. */
export function themeVars(tokens: Tokens, scheme: Scheme): Record<string, string> {
  return { ...sharedVars(tokens), ...schemeVars(tokens, scheme) };
}

function flatten(groups: Record<string, Record<string, string>>): Record<string, string> {
  const entries = Object.entries(groups).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => [variableName(group, name), value]),
  );
  return Object.fromEntries(entries);
}
