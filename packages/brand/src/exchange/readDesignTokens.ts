import { nearestWord } from '../load/nearestWord.ts';
import type { KeyProblem } from '../load/schemaProblems.ts';
import { extensionOf } from './DesignTokens.ts';
import { type FlatToken, flattenTokens } from './flattenTokens.ts';
import { followAlias } from './followAlias.ts';
import { readColour } from './readColour.ts';
import { TOKEN_PATHS } from './tokenPaths.ts';

/** What a file of design tokens says, in the shape of `tokens.ts`; nothing of it is checked by the schema yet. */
export type ReadTokens = { tokens: Record<string, unknown>; problems: KeyProblem[] };

type Value = { value: unknown } | { problem: string };

/** The names that Tokens Studio has for types of the format. */
const OTHER_NAMES: Record<string, string> = { fontFamilies: 'fontFamily', fontWeights: 'fontWeight' };

/** Where the parts of `tokens.ts` stand in a file. */
const PARTS = [
  ['colours', 'colours'],
  ['type', 'type'],
  ['overrides.dark', 'overrides.dark'],
  ['overrides.light', 'overrides.light'],
  ['choices.css.dark', 'overrides.dark'],
  ['choices.css.light', 'overrides.light'],
  ['choices', 'choices'],
] as const;

const fontOf = ({ value, extensions }: FlatToken): Value => {
  const { generic: told, ...cut } = extensionOf(extensions);
  const [family, generic = told] = Array.isArray(value) ? value : [value];
  if (typeof family !== 'string' || typeof generic !== 'string') {
    return {
      problem: `${JSON.stringify(value)} is not a family with its generic one, such as ["Mulish", "serif"].`,
    };
  }
  return { value: { family, generic, ...cut } };
};

const valueOf = (token: FlatToken, type: string): Value => {
  const own = OTHER_NAMES[token.type ?? ''] ?? token.type;
  if (own !== type) {
    return { problem: `its $type is ${JSON.stringify(token.type)}, it has to be "${type}".` };
  }
  if (type === 'fontFamily') return fontOf(token);
  if (type === 'color') {
    const colour = readColour(token.value);
    return 'hex' in colour ? { value: colour.hex } : colour;
  }
  if (type === 'text') return { value: token.value };
  if (typeof token.value === 'number') return { value: token.value };
  // Tools of the drafts before 2025.10 write figures as texts.
  const isFigure =
    typeof token.value === 'string' && /\d/.test(token.value) && Number.isFinite(Number(token.value));
  return isFigure
    ? { value: Number(token.value) }
    : { problem: `${JSON.stringify(token.value)} is not a number.` };
};

/**
 * Reads what a brand chooses from a file in the Design Tokens Community Group's format, or as Tokens Studio writes
 * it, back into the shape of `tokens.ts`: aliases are followed, types inherited. Each problem names the path of its
 * token, an unknown one the path that was meant.
 */
export function readDesignTokens(file: unknown): ReadTokens {
  const { tokens, groups, problems } = flattenTokens(file);
  const byPath = new Map(tokens.map((token) => [token.path, token]));
  const parts: Record<(typeof PARTS)[number][1], Record<string, unknown>> = {
    colours: {},
    type: {},
    'overrides.dark': { ...extensionOf(groups.get('overrides.dark')) },
    'overrides.light': { ...extensionOf(groups.get('overrides.light')) },
    choices: { ...extensionOf(groups.get('')) },
  };
  for (const token of tokens) {
    const type = TOKEN_PATHS.get(token.path);
    const [start, part] = PARTS.find(([each]) => token.path.startsWith(`${each}.`)) ?? [];
    if (!type || !part) {
      const nearest = nearestWord(token.path, [...TOKEN_PATHS.keys()]);
      const hint = nearest ? ` Did you mean "${nearest}"?` : '';
      problems.push({ key: token.path, message: `unknown token.${hint}` });
      continue;
    }
    const target = followAlias(token, byPath);
    const read = 'problem' in target ? target : valueOf(target, type);
    if ('problem' in read) problems.push({ key: token.path, message: read.problem });
    else parts[part][token.path.slice(start.length + 1)] = read.value;
  }
  const { choices, colours, type, 'overrides.dark': dark, 'overrides.light': light } = parts;
  return { tokens: { ...choices, colours, type, overrides: { dark, light } }, problems };
}
