import { Default } from 'typebox/value';
import { brandSchema, type Brand } from '../schema/brandSchema.ts';
import { BrandError, type BrandProblem } from './BrandError.ts';
import { brandProblems } from './brandProblems.ts';
import { schemaProblems } from './schemaProblems.ts';

/** Fills a brand's defaults and checks it. `file` is named in the `BrandError` that lists all its problems. */
export function parseBrand(input: unknown, file: string): Brand {
  const brand: unknown = Default(brandSchema, structuredClone(input));
  const broken = schemaProblems(brandSchema, brand);
  const problems = broken.length > 0 ? broken : brandProblems(brand as Brand);
  if (problems.length > 0) {
    throw new BrandError(problems.map((problem): BrandProblem => ({ file, ...problem })));
  }
  return brand as Brand;
}
