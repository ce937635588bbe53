import { type Language, languageIds } from '@marquee/reference';
import { BrandError, type BrandProblem } from '../load/BrandError.ts';
import { parseTokens } from '../load/parseTokens.ts';
import type { Tokens } from '../schema/tokensSchema.ts';
import { readDesignTokens } from './readDesignTokens.ts';
import { readThemeTokens } from './readThemeTokens.ts';
import type { Dialect } from './tokenFiles.ts';
import { CHOICES } from './tokenPaths.ts';

/** A file that came back from a design tool. */
export type TokenFile = { name: string; content: unknown };

/** What came back of an export. */
export type ReturnedTokens = {
  brand: TokenFile;
  /** The files of the derived theme, where they came back as well. */
  theme?: { dialect: Dialect; files: Partial<Record<'theme' | 'dark' | 'light', TokenFile>> };
};

type Imported = {
  tokens: Tokens;
  /** Colours of the derived theme that were changed, as `dark.canvas`. */
  overridden: readonly string[];
};

const problemsIn = (file: string, problems: readonly { key: string; message: string }[]): BrandProblem[] =>
  problems.map((problem) => ({ file, ...problem }));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Some tools drop extensions: what a file does not say, and the format has no type for, stays as it is. */
const withUnsaid = (read: Record<string, unknown>, current: Tokens): Record<string, unknown> => {
  const fonts = (['body', 'display'] as const).flatMap((name) => {
    const font = isObject(read['type']) ? read['type'][name] : undefined;
    if (!isObject(font) || 'faces' in font || font['family'] !== current.type[name].family) return [];
    return [[name, { ...current.type[name], ...font }]];
  });
  return {
    ...Object.fromEntries(CHOICES.map((name) => [name, current[name]])),
    ...read,
    type: { ...(read['type'] as object), ...Object.fromEntries(fonts) },
  };
};

/**
 * A brand's tokens from what it has now and the files of an export that a design tool changed, checked for the
 * brand's languages (all, where none are named). Colours changed in
 * the derived theme become overrides. Throws one `BrandError` with all problems, each by its file and the path of its token.
 */
export function importTokens(
  current: Tokens,
  { brand, theme }: ReturnedTokens,
  languages: readonly Language[] = languageIds,
): Imported {
  const read = readDesignTokens(brand.content);
  if (read.problems.length > 0) throw new BrandError(problemsIn(brand.name, read.problems));
  const chosen = parseTokens(withUnsaid(read.tokens, current), brand.name, languages);

  const overrides = { dark: { ...chosen.overrides.dark }, light: { ...chosen.overrides.light } };
  const overridden: string[] = [];
  const problems: BrandProblem[] = [];
  const others = [brand.content, theme?.files.theme?.content].filter((content) => content !== undefined);
  for (const set of ['theme', 'dark', 'light'] as const) {
    const file = theme?.files[set];
    if (!theme || !file) continue;
    const changed = readThemeTokens(
      { set, dialect: theme.dialect, file: file.content },
      { bases: [current, chosen], others },
    );
    problems.push(...problemsIn(file.name, changed.problems));
    if (set === 'theme') continue;
    Object.assign(overrides[set], changed.overrides);
    overridden.push(...Object.keys(changed.overrides).map((name) => `${set}.${name}`));
  }
  if (problems.length > 0) throw new BrandError(problems);
  return { tokens: parseTokens({ ...chosen, overrides }, brand.name, languages), overridden };
}
