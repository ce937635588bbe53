import type { Tokens } from '../schema/tokensSchema.ts';
import type { DesignTokenGroup } from './DesignTokens.ts';
import { schemeTokens, sharedTokens } from './themeTokens.ts';
import { TOKEN_SETS, TOKENS_STUDIO_META, tokensStudioChoices, tokensStudioSet } from './tokensStudio.ts';
import { writeDesignTokens } from './writeDesignTokens.ts';

/** The schema by which editors and other readers check a file of the format. */
const SCHEMA = 'https://www.designtokens.org/schemas/2025.10';

/** The sets of tokens that an export holds, each a file of its own. */
export type TokenSet = (typeof TOKEN_SETS)[number];

/** Folder below the export in which Tokens Studio's files stand. */
export const TOKENS_STUDIO_FOLDER = 'tokens-studio';

/** The name of a set's file in the folder of its dialect: 2025.10, or Tokens Studio's. */
export const fileOf = {
  format: (set: TokenSet) => `${set}.tokens.json`,
  tokensStudio: (set: TokenSet) => `${set}.json`,
};

/** A way to write tokens. */
export type Dialect = keyof typeof fileOf;

const writers: Record<TokenSet, (tokens: Tokens) => DesignTokenGroup> = {
  brand: writeDesignTokens,
  theme: sharedTokens,
  dark: (tokens) => schemeTokens(tokens, 'dark'),
  light: (tokens) => schemeTokens(tokens, 'light'),
};

const sourceOf = (set: TokenSet) => ({ sources: [{ $ref: fileOf.format(set) }] });

const resolverOf = (name: string) => ({
  $schema: `${SCHEMA}/resolver.json`,
  name,
  version: '2025.10',
  sets: { brand: sourceOf('brand'), theme: sourceOf('theme') },
  modifiers: {
    scheme: {
      contexts: { dark: [{ $ref: fileOf.format('dark') }], light: [{ $ref: fileOf.format('light') }] },
      default: 'dark',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/brand' }, { $ref: '#/sets/theme' }, { $ref: '#/modifiers/scheme' }],
});

/** A set as a dialect has it. */
export function tokenSet(tokens: Tokens, set: TokenSet, dialect: Dialect): DesignTokenGroup {
  const group = writers[set](tokens);
  if (dialect === 'format') return { $schema: `${SCHEMA}/format.json`, ...group };
  return { ...tokensStudioSet(group), ...(set === 'brand' && tokensStudioChoices(tokens)) };
}

/**
 * Every file of an export by its path: what the brand chooses and the theme derived from it in both schemes, as
 * design tokens 2025.10 with their resolver, and the same sets for Tokens Studio.
 */
export function tokenFiles(name: string, tokens: Tokens): Record<string, unknown> {
  const { $metadata, $themes } = TOKENS_STUDIO_META;
  return {
    'marquee.resolver.json': resolverOf(name),
    ...Object.fromEntries(TOKEN_SETS.map((set) => [fileOf.format(set), tokenSet(tokens, set, 'format')])),
    ...Object.fromEntries(
      TOKEN_SETS.map((set) => [
        `${TOKENS_STUDIO_FOLDER}/${fileOf.tokensStudio(set)}`,
        tokenSet(tokens, set, 'tokensStudio'),
      ]),
    ),
    [`${TOKENS_STUDIO_FOLDER}/$metadata.json`]: $metadata,
    [`${TOKENS_STUDIO_FOLDER}/$themes.json`]: $themes,
  };
}
