import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Language } from '@marquee/reference';
import { loadBrands } from '../load/loadBrands.ts';
import { parseTokens } from '../load/parseTokens.ts';
import type { Tokens } from '../schema/tokensSchema.ts';
import { testTokens } from '../testTokens.ts';
import { derivePalette } from '../theme/derivePalette.ts';
import { colourValue } from './colourValue.ts';
import { importTokens } from './importTokens.ts';
import { type Dialect, tokenSet, type TokenSet } from './tokenFiles.ts';

const current = parseTokens(testTokens({ radius: 'soft', density: 'roomy' }), 'tokens.ts');
const dialects: Dialect[] = ['format', 'tokensStudio'];

type Json = Record<string, unknown>;

/** What a tool leaves of a set: its tokens with one of them changed. */
const changedAt = (content: unknown, path: string, $value: unknown): unknown => {
  const [name = '', ...rest] = path.split('.');
  const group = content as Json;
  if (rest.length === 0) return { ...group, [name]: { ...(group[name] as Json), $value } };
  return { ...group, [name]: changedAt(group[name], rest.join('.'), $value) };
};

type Change = { set: TokenSet; path: string; value: unknown };

const importing = (
  dialect: Dialect,
  changes: readonly Change[],
  { tokens, languages }: { tokens: Tokens; languages?: readonly Language[] } = { tokens: current },
) => {
  const contentOf = (set: TokenSet) =>
    changes
      .filter((change) => change.set === set)
      .reduce<unknown>(
        (content, { path, value }) => changedAt(content, path, value),
        tokenSet(tokens, set, dialect),
      );
  const fileOf = (set: TokenSet) => ({
    name: set,
    content: JSON.parse(JSON.stringify(contentOf(set))) as unknown,
  });
  const files = { theme: fileOf('theme'), dark: fileOf('dark'), light: fileOf('light') };
  return importTokens(tokens, { brand: fileOf('brand'), theme: { dialect, files } }, languages);
};

const colourIn = (dialect: Dialect, hex: string) => (dialect === 'format' ? colourValue(hex) : hex);

describe.each(dialects)('an export as %s', (dialect) => {
  test('comes back as it went', async () => {
    for (const { brand, tokens } of await loadBrands(join(import.meta.dirname, '../../../../brands'))) {
      const { languages } = brand;
      expect(importing(dialect, [], { tokens, languages })).toEqual({ tokens, overridden: [] });
    }
    const texts = { dark: { canvasImage: 'url(a.png)', headerBackground: 'rgb(0 0 0)' }, light: {} };
    const special = parseTokens(testTokens({ shadow: 'none', overrides: texts }), 'tokens.ts');
    expect(importing(dialect, [], { tokens: special }).tokens).toEqual(special);
  });

  test('a colour of the brand that was changed leaves the theme to be derived anew', () => {
    const value = colourIn(dialect, '#3355ff');
    const { tokens, overridden } = importing(dialect, [{ set: 'brand', path: 'colours.accent', value }]);
    expect(tokens).toEqual({ ...current, colours: { ...current.colours, accent: '#3355ff' } });
    expect(overridden).toEqual([]);
  });

  test('a colour of the derived theme that was changed becomes an override of its scheme', () => {
    const { tokens, overridden } = importing(dialect, [
      { set: 'dark', path: 'color.accent.solid', value: colourIn(dialect, '#ffcc00') },
      { set: 'light', path: 'surface.headerBackground', value: colourIn(dialect, '#ffffff') },
    ]);
    expect(tokens.overrides).toEqual({
      dark: { 'accent.solid': '#ffcc00' },
      light: { headerBackground: '#ffffff' },
    });
    expect(overridden).toEqual(['dark.accent.solid', 'light.headerBackground']);
  });

  test('one that is as the changed brand derives it is none', () => {
    const colours = { ...current.colours, accent: '#3355ff' };
    const solid = derivePalette({ ...current, colours }, 'dark')['accent.solid'];
    const { overridden } = importing(dialect, [
      { set: 'brand', path: 'colours.accent', value: colourIn(dialect, '#3355ff') },
      { set: 'dark', path: 'color.accent.solid', value: colourIn(dialect, solid) },
    ]);
    expect(overridden).toEqual([]);
  });

  test('a changed colour that cannot be read is refused by its path', () => {
    const value = colourIn(dialect, '#04241c');
    expect(() => importing(dialect, [{ set: 'dark', path: 'color.text', value }])).toThrow(
      /overrides\.dark\.text: #04241c on /,
    );
  });

  test('a measure of the theme that was changed is refused by its path, with where it comes from', () => {
    const value = dialect === 'format' ? { value: 3, unit: 'px' } : '3px';
    expect(() => importing(dialect, [{ set: 'theme', path: 'radius.m', value }])).toThrow(
      'theme: radius.m: 3px cannot be taken over (it was 14px): it follows from the choice of radius',
    );
    const still = dialect === 'format' ? { value: 1, unit: 'rem' } : '1rem';
    expect(() => importing(dialect, [{ set: 'theme', path: 'size.xl', value: still }])).toThrow(
      'theme: size.xl: 1rem cannot be taken over (it was 1.625rem): it is the same for every brand.',
    );
  });

  test('an unknown token of the theme is named by its path, with the one that was meant', () => {
    const value = colourIn(dialect, '#ffcc00');
    expect(() => importing(dialect, [{ set: 'dark', path: 'color.accent.sollid', value }])).toThrow(
      'dark: color.accent.sollid: unknown token. Did you mean "color.accent.solid"?',
    );
  });

  test('a changed colour may be an alias of one of the brand', () => {
    const { tokens } = importing(dialect, [
      { set: 'dark', path: 'color.focus', value: '{colours.darkText}' },
    ]);
    expect(tokens.overrides.dark).toEqual({ focus: current.colours.darkText });
  });
});

test('what a tool dropped, for the format has no type for it, stays as the brand has it', () => {
  const { $extensions: _choices, type, ...content } = tokenSet(current, 'brand', 'format');
  const { $extensions: _cut, ...body } = (type as Json)['body'] as Json;
  const brand = { name: 'brand', content: { ...content, type: { ...(type as Json), body } } };
  expect(importTokens(current, { brand }).tokens).toEqual(current);
});

test('another family without its files is refused by its path', () => {
  const content = changedAt(tokenSet(current, 'brand', 'format'), 'type.body', [
    'Lamp Serif',
    'serif',
  ]) as Json;
  const { $extensions: _cut, ...body } = (content['type'] as Json)['body'] as Json;
  const brand = { name: 'brand', content: { ...content, type: { ...(content['type'] as Json), body } } };
  expect(() => importTokens(current, { brand })).toThrow('brand: type.body.faces: is missing.');
});
