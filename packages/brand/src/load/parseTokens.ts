import { Default } from 'typebox/value';
import { tokensSchema, type Tokens } from '../schema/tokensSchema.ts';
import { contrastProblems } from '../theme/contrastProblems.ts';
import { BrandError, type BrandProblem } from './BrandError.ts';
import { clippingProblems } from './clippingProblems.ts';
import { schemaProblems, type KeyProblem } from './schemaProblems.ts';

function tokensProblems(tokens: Tokens): KeyProblem[] {
  return [...contrastProblems(tokens), ...clippingProblems(tokens)];
}

/** Fills the defaults of a brand's tokens and checks them, contrast and line heights too. Throws one `BrandError` with all problems. */
export function parseTokens(input: unknown, file: string): Tokens {
  const tokens: unknown = Default(tokensSchema, structuredClone(input));
  const broken = schemaProblems(tokensSchema, tokens);
  const problems = broken.length > 0 ? broken : tokensProblems(tokens as Tokens);
  if (problems.length > 0) {
    throw new BrandError(problems.map((problem): BrandProblem => ({ file, ...problem })));
  }
  return tokens as Tokens;
}
