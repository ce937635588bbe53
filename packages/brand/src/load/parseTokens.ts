import { type Language, languageIds } from '@marquee/reference';
import { Default } from 'typebox/value';
import { tokensSchema, type Tokens } from '../schema/tokensSchema.ts';
import { contrastProblems } from '../theme/contrastProblems.ts';
import { BrandError, type BrandProblem } from './BrandError.ts';
import { clippingProblems } from './clippingProblems.ts';
import { schemaProblems, type KeyProblem } from './schemaProblems.ts';

function tokensProblems(tokens: Tokens, languages: readonly Language[]): KeyProblem[] {
  return [...contrastProblems(tokens), ...clippingProblems(tokens, languages)];
}

/**
 * Fills the defaults of a brand's tokens and checks them, contrast and, for the brand's languages, line heights too.
 * Throws one `BrandError` with all problems.
 */
export function parseTokens(
  input: unknown,
  file: string,
  languages: readonly Language[] = languageIds,
): Tokens {
  const tokens: unknown = Default(tokensSchema, structuredClone(input));
  const broken = schemaProblems(tokensSchema, tokens);
  const problems = broken.length > 0 ? broken : tokensProblems(tokens as Tokens, languages);
  if (problems.length > 0) {
    throw new BrandError(problems.map((problem): BrandProblem => ({ file, ...problem })));
  }
  return tokens as Tokens;
}
