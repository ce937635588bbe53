import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { THEME_COLOURS } from '../constants/themeVariables.ts';
import { loadBrands } from '../load/loadBrands.ts';
import { parseTokens } from '../load/parseTokens.ts';
import type { FontFamily, Tokens } from '../schema/tokensSchema.ts';
import { testTokens } from '../testTokens.ts';
import { readDesignTokens } from './readDesignTokens.ts';
import { tokenSet } from './tokenFiles.ts';
import { writeDesignTokens } from './writeDesignTokens.ts';
import { writeTokensFile } from './writeTokensFile.ts';

const sound = parseTokens(testTokens(), 'tokens.ts');

const hexOf = (digits: number) =>
  fc
    .integer({ min: 0, max: 16 ** digits - 1 })
    .map((value) => `#${value.toString(16).padStart(digits, '0')}`);

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
// What would end a string, a file or a comment if it were not written as data.
const text = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom('`${process.exit()}`', "');//", '*/ "', '{colours.accent}'),
);

const font: fc.Arbitrary<FontFamily> = fc.record({
  family: text,
  generic: fc.constantFrom('serif', 'sans-serif'),
  faces: fc.array(
    fc.record({
      file: text,
      weight: fc.constantFrom('400', '400 700'),
      unicodeRange: text,
      script: fc.constantFrom('latin', 'vietnamese'),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  fallbacks: fc.constant(sound.type.body.fallbacks),
  metrics: fc.record({
    ascent: figure(0, 2),
    descent: figure(0, 1),
    inkTop: figure(0, 2),
    inkBottom: figure(0, 1),
  }),
});

const overrides = fc.record(
  {
    ...Object.fromEntries(THEME_COLOURS.map((name) => [name, hexOf(name === 'scrim' ? 8 : 6)])),
    canvasImage: text,
    headerBackground: text,
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Tokens['overrides']['dark']>;

const tokensOfAnyBrand: fc.Arbitrary<Tokens> = fc.record({
  colours: fc.record(
    Object.fromEntries(Object.keys(sound.colours).map((name) => [name, hexOf(6)])),
  ) as fc.Arbitrary<Tokens['colours']>,
  type: fc.record({
    body: font,
    display: font,
    displayWeight: fc.integer({ min: 100, max: 900 }),
    displayTracking: figure(-0.05, 0.1),
    labelTracking: figure(-0.05, 0.2),
    tightLineHeight: figure(1, 2),
    bodyLineHeight: figure(1.3, 2),
  }),
  radius: fc.constantFrom('sharp', 'gentle', 'soft'),
  density: fc.constantFrom('compact', 'regular', 'roomy'),
  surface: fc.constantFrom('flat', 'outlined', 'glow'),
  shadow: fc.constantFrom('crisp', 'diffuse', 'none'),
  overrides: fc.record({ dark: overrides, light: overrides }),
});

const throughFile = (tokens: Tokens) =>
  readDesignTokens(JSON.parse(JSON.stringify(writeDesignTokens(tokens))));

test('the tokens of any brand come back from a file as they went', () => {
  fc.assert(
    fc.property(tokensOfAnyBrand, (tokens) => {
      const { tokens: back, problems } = throughFile(tokens);
      expect(problems).toEqual([]);
      expect(back).toEqual(JSON.parse(JSON.stringify(tokens)));
    }),
  );
});

const hasBraces = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasBraces)
    : /\{.*\}/s.test(String(value));

test('they come back from Tokens Studio as well', () => {
  fc.assert(
    fc.property(tokensOfAnyBrand, (tokens) => {
      // A text between braces is an alias there, and a family that is called so is not to be had.
      fc.pre(!hasBraces(tokens));
      const { tokens: back, problems } = readDesignTokens(
        JSON.parse(JSON.stringify(tokenSet(tokens, 'brand', 'tokensStudio'))),
      );
      expect(problems).toEqual([]);
      expect(back).toEqual(JSON.parse(JSON.stringify(tokens)));
    }),
  );
});

test('a brand of this repository comes back sound and unchanged', async () => {
  for (const { brand, tokens } of await loadBrands(join(import.meta.dirname, '../../../../brands'))) {
    expect(parseTokens(throughFile(tokens).tokens, 'file', brand.languages)).toEqual(tokens);
  }
});

const directory = join(import.meta.dirname, '../../../../brands');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(directory, 'node_modules/.tokens-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('what is written as tokens.ts is data that says the same', async () => {
  const samples = fc.sample(tokensOfAnyBrand, 25);
  for (const [index, tokens] of samples.entries()) {
    const file = join(folder, `tokens${index}.ts`);
    writeFileSync(file, writeTokensFile(tokens, {}));
    const written = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { tokens: Tokens };
    expect({ ...written.tokens, overrides: written.tokens.overrides ?? {} }).toEqual({
      ...JSON.parse(JSON.stringify(tokens)),
      overrides: Object.fromEntries(
        Object.entries(tokens.overrides).filter(([, given]) => Object.keys(given).length > 0),
      ),
    });
  }
});

test('a family that the brand has cut is named, another one is written out', () => {
  const { body, display } = sound.type;
  const other = { ...display, family: 'Lamp Serif' };
  const text = writeTokensFile({ ...sound, type: { ...sound.type, display: other } }, { bodyFont: body });
  expect(text).toContain("import { bodyFont } from './fonts.gen.ts';");
  expect(text).toContain('"body": bodyFont, "display": {"family":"Lamp Serif"');
});
