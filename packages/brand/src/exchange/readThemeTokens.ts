import { nearestWord } from '../load/nearestWord.ts';
import type { KeyProblem } from '../load/schemaProblems.ts';
import type { Tokens } from '../schema/tokensSchema.ts';
import { type FlatToken, flattenTokens } from './flattenTokens.ts';
import { followAlias } from './followAlias.ts';
import { readColour } from './readColour.ts';
import { textValue } from './textValue.ts';
import { type Dialect, tokenSet, type TokenSet } from './tokenFiles.ts';

/** A file of the derived theme as it came back from a design tool. */
export type ThemeFile = {
  set: Exclude<TokenSet, 'brand'>;
  dialect: Dialect;
  file: unknown;
};

type Context = {
  /** The tokens that the theme may be derived from: as they were exported, and with what was changed in the file. */
  bases: readonly Tokens[];
  /** What aliases may lead to beside the file itself. */
  others?: readonly unknown[];
};

/** Where that is changed from which a group of the theme follows. */
const SOURCES: Record<string, string> = {
  font: 'type.body and type.display',
  lineHeight: 'type.tightLineHeight and type.bodyLineHeight',
  tracking: 'type.displayTracking and type.labelTracking',
  weight: 'type.displayWeight',
  radius: 'the choice of radius (sharp, gentle, soft)',
  space: 'the choice of density (compact, regular, roomy)',
  control: 'the choice of density (compact, regular, roomy)',
  shadow: 'the choice of shadow (crisp, diffuse, none)',
  surface: 'the choice of surface (flat, outlined, glow)',
};

const textOf = (token: FlatToken) => textValue(token.value).toLowerCase();

const refusal = (path: string, was: string, is: string) => {
  const [group = ''] = path.split('.');
  const source = SOURCES[group];
  const advice = source ? `it follows from ${source} in the brand’s set.` : 'it is the same for every brand.';
  return `${is} cannot be taken over (it was ${was}): ${advice}`;
};

/**
 * Reads a file of the derived theme: a colour that was changed becomes an override of its scheme. What else was
 * changed, and cannot be chosen by a brand, is a problem by the path of its token.
 */
export function readThemeTokens({ set, dialect, file }: ThemeFile, { bases, others = [] }: Context) {
  const flat = flattenTokens(file);
  const problems: KeyProblem[] = [...flat.problems];
  const overrides: Record<string, string> = {};
  const expected = bases.map((base) => {
    const { tokens } = flattenTokens(tokenSet(base, set, dialect));
    return new Map(tokens.map((token) => [token.path, token]));
  });
  const known = [...others.map(flattenTokens), flat].flatMap(({ tokens }) => tokens);
  const byPath = new Map(known.map((token) => [token.path, token]));

  for (const token of flat.tokens) {
    const { path } = token;
    const was = expected[0]?.get(path);
    if (!was) {
      const nearest = nearestWord(path, [...(expected[0]?.keys() ?? [])]);
      problems.push({ key: path, message: `unknown token.${nearest ? ` Did you mean "${nearest}"?` : ''}` });
      continue;
    }
    const target = followAlias(token, byPath);
    if ('problem' in target) {
      problems.push({ key: path, message: target.problem });
      continue;
    }
    if (expected.some((tokens) => textOf(tokens.get(path)!) === textOf(target))) continue;
    const isColour = path.startsWith('color.') || path === 'surface.headerBackground';
    if (!isColour || set === 'theme') {
      problems.push({ key: path, message: refusal(path, textOf(was), textOf(target)) });
      continue;
    }
    const colour = readColour(target.value);
    if ('problem' in colour) problems.push({ key: path, message: colour.problem });
    else overrides[path.slice(path.indexOf('.') + 1)] = colour.hex;
  }
  return { overrides, problems };
}
