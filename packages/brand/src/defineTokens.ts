import type { TokensInput } from './schema/tokensSchema.ts';

/** Types a `tokens.ts`; the build checks it through `@marquee/brand/load`. */
export function defineTokens(tokens: TokensInput): TokensInput {
  return tokens;
}
