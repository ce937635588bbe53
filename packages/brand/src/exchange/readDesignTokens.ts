import { nearestWord } from '../load/nearestWord.ts';
import type { KeyProblem } from '../load/schemaProblems.ts';
import { EXTENSION } from './DesignTokens.ts';
import { type FlatToken, flattenTokens } from './flattenTokens.ts';
import { followAlias } from './followAlias.ts';
import { readColour } from './readColour.ts';
import { TOKEN_PATHS } from './tokenPaths.ts';

/** What a file of design tokens says, in the shape of `tokens.ts`; nothing of it is checked by the schema yet. */
export type ReadTokens = { tokens: Record<string, unknown>; problems: KeyProblem[] };

type Value = { value: unknown } | { problem: string };

const extensionOf = (extensions: unknown): object => {
  const own: unknown = Object(extensions)[EXTENSION];
  return typeof own === 'object' && own !== null ? own : {};
};

const fontOf = ({ value, extensions }: FlatToken): Value => {
  const [family, generic] = Array.isArray(value) ? value : [];
  if (typeof family !== 'string' || typeof generic !== 'string') {
    return {
      problem: `${JSON.stringify(value)} is not a family with its generic one, such as ["Mulish", "serif"].`,
    };
  }
  return { value: { family, generic, ...extensionOf(extensions) } };
};

const valueOf = (token: FlatToken, type: string): Value => {
  if (token.type !== type) {
    return { problem: `its $type is ${JSON.stringify(token.type)}, it has to be "${type}".` };
  }
  if (type === 'fontFamily') return fontOf(token);
  if (type === 'color') {
    const colour = readColour(token.value);
    return 'hex' in colour ? { value: colour.hex } : colour;
  }
  if (typeof token.value === 'number') return { value: token.value };
  return { problem: `${JSON.stringify(token.value)} is not a number.` };
};

/**
 * Reads a file in the Design Tokens Community Group's format back into the shape of `tokens.ts`: aliases are
 * followed, types inherited. Each problem names the path of its token, an unknown one the path that was meant.
 */
export function readDesignTokens(file: unknown): ReadTokens {
  const { tokens, groups, problems } = flattenTokens(file);
  const byPath = new Map(tokens.map((token) => [token.path, token]));
  const parts = {
    colours: {} as Record<string, unknown>,
    type: {} as Record<string, unknown>,
    'overrides.dark': { ...extensionOf(groups.get('overrides.dark')) } as Record<string, unknown>,
    'overrides.light': { ...extensionOf(groups.get('overrides.light')) } as Record<string, unknown>,
  };
  for (const token of tokens) {
    const type = TOKEN_PATHS.get(token.path);
    const part = (Object.keys(parts) as (keyof typeof parts)[]).find((start) =>
      token.path.startsWith(`${start}.`),
    );
    if (!type || !part) {
      const nearest = nearestWord(token.path, [...TOKEN_PATHS.keys()]);
      const hint = nearest ? ` Did you mean "${nearest}"?` : '';
      problems.push({ key: token.path, message: `unknown token.${hint}` });
      continue;
    }
    const target = followAlias(token, byPath);
    const read = 'problem' in target ? target : valueOf(target, type);
    if ('problem' in read) problems.push({ key: token.path, message: read.problem });
    else parts[part][token.path.slice(part.length + 1)] = read.value;
  }
  const { colours, type, 'overrides.dark': dark, 'overrides.light': light } = parts;
  return { tokens: { ...extensionOf(groups.get('')), colours, type, overrides: { dark, light } }, problems };
}
