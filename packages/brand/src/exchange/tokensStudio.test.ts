import { join } from 'node:path';
import StyleDictionary from 'style-dictionary';
import { register } from '@tokens-studio/sd-transforms';
import { BoxShadowTypes, BoxShadowValues, TokenSetStatus, TokenTypes } from '@tokens-studio/types';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadBrands } from '../load/loadBrands.ts';
import { themeVars } from '../theme/themeVars.ts';
import type { DesignTokenGroup } from './DesignTokens.ts';
import { tokenFiles } from './tokenFiles.ts';

const brands = (await loadBrands(join(import.meta.dirname, '../../../../brands'))).map(
  ({ brand, tokens }) => {
    const files = tokenFiles(brand.name, tokens);
    const setOf = (name: string) => files[`tokens-studio/${name}.json`] as DesignTokenGroup;
    return { id: brand.id, tokens, setOf };
  },
);
const [{ setOf }] = brands as [(typeof brands)[number]];

type Leaf = { path: string; $type: unknown; $value: unknown };

/** Every token of a set, held to the importer's rule: below a name stands a token or a further group, nothing else. */
const leavesOf = (value: unknown, path = ''): Leaf[] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${path} is neither a token nor a group.`);
  if ('$value' in value) return [{ path, ...(value as Omit<Leaf, 'path'>) }];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name));
};

/** Nothing is the same in every unit. */
const zeroOf = (text = '') => (/^-?0(em|px|rem)?$/.test(text) ? '0' : text);

beforeAll(() => register(StyleDictionary));

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['brand', 'theme', 'dark', 'light'])(
  'the set %s has the types and values that the importer knows',
  (set) => {
    const leaves = leavesOf(setOf(set));
    const known = new Set<unknown>(Object.values(TokenTypes));
    expect(leaves.filter(({ $type }) => !known.has($type))).toEqual([]);
    const shadows = leaves.filter(({ $type }) => $type === TokenTypes.BOX_SHADOW);
    const { BLEND_MODE: _blendMode, ...asked } = BoxShadowValues;
    for (const shadow of shadows.flatMap(({ $value }) => $value as Record<string, unknown>[])) {
      expect(Object.keys(shadow).toSorted()).toEqual(Object.values(asked).toSorted());
      expect(shadow['type']).toBe(BoxShadowTypes.DROP_SHADOW);
    }
    const others = leaves.filter((leaf) => !shadows.includes(leaf));
    expect(others.filter(({ $value }) => typeof $value !== 'string')).toEqual([]);
  },
);

test('each theme names sets that there are, in their order', () => {
  const { tokenSetOrder } = setOf('$metadata') as { tokenSetOrder: string[] };
  const themes = setOf('$themes') as unknown as { id: string; selectedTokenSets: Record<string, string> }[];
  expect(themes.map(({ id }) => id)).toEqual(['dark', 'light']);
  for (const { selectedTokenSets } of themes) {
    const names = Object.keys(selectedTokenSets);
    expect(names).toEqual(tokenSetOrder.filter((name) => names.includes(name)));
    for (const name of names) expect(leavesOf(setOf(name)).length).toBeGreaterThan(0);
    const known = new Set<string>(Object.values(TokenSetStatus));
    expect(Object.values(selectedTokenSets).every((status) => known.has(status))).toBe(true);
  }
});

test.each(brands)(
  'its transforms read every set without a warning, with the theme’s values: $id',
  async (brand) => {
    const warnings = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    for (const scheme of ['dark', 'light'] as const) {
      const dictionary = new StyleDictionary({
        tokens: { ...brand.setOf('theme'), ...brand.setOf(scheme) } as never,
        preprocessors: ['tokens-studio'],
        log: { warnings: 'error', verbosity: 'verbose' },
        platforms: { css: { prefix: 'mq', transformGroup: 'tokens-studio', transforms: ['name/kebab'] } },
      });
      const { allTokens } = await dictionary.getPlatformTokens('css');
      const read = Object.fromEntries(allTokens.map((token) => [`--${token.name}`, String(token.$value)]));
      const ours = themeVars(brand.tokens, scheme);
      const plain = Object.entries(ours).filter(([, text]) =>
        /^(#[0-9a-f]{6}|-?[\d.]+(px|rem|em|ms)?|cubic-bezier\(.*\))$/.test(text),
      );
      expect(plain.length).toBeGreaterThan(100);
      for (const [name, text] of plain)
        expect(Number.parseFloat(text) === 0 ? '0' : text, name).toBe(zeroOf(read[name]));
    }
    for (const spy of warnings) expect(spy.mock.calls).toEqual([]);
  },
);
