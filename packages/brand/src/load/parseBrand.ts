import { Default } from 'typebox/value';
import { brandSchema, type Brand } from '../schema/brandSchema.ts';
import { BrandError, type BrandProblem } from './BrandError.ts';
import { brandProblems } from './brandProblems.ts';
import { readDomain } from './readDomain.ts';
import { type KeyProblem, schemaProblems } from './schemaProblems.ts';

/** A domain is said as it is typed into a browser more often than as a name: what was meant is told. */
const withDomain = (problem: KeyProblem, brand: unknown): KeyProblem => {
  const [, merchant, domain] = /^merchants\.(\d+)\.domains\.(\d+)$/.exec(problem.key) ?? [];
  if (domain === undefined) return problem;
  const { merchants } = brand as { merchants: { domains: unknown[] }[] };
  const given = merchants[Number(merchant)]?.domains[Number(domain)];
  const read = typeof given === 'string' ? readDomain(given) : undefined;
  const meant = read ? ` Write "${read}".` : '';
  return { ...problem, message: `${JSON.stringify(given)} is no domain as browsers send it.${meant}` };
};

/** Fills a brand's defaults and checks it. `file` is named in the `BrandError` that lists all its problems. */
export function parseBrand(input: unknown, file: string): Brand {
  const brand: unknown = Default(brandSchema, structuredClone(input));
  const broken = schemaProblems(brandSchema, brand).map((problem) => withDomain(problem, brand));
  const problems = broken.length > 0 ? broken : brandProblems(brand as Brand);
  if (problems.length > 0) {
    throw new BrandError(problems.map((problem): BrandProblem => ({ file, ...problem })));
  }
  return brand as Brand;
}
