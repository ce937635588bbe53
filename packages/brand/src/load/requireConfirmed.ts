import type { Brand } from '../schema/brandSchema.ts';
import { BrandError } from './BrandError.ts';
import { unconfirmedProblems } from './unconfirmedProblems.ts';

/** Refuses what may not go into production: throws a `BrandError` that names each fact that nobody has confirmed. */
export function requireConfirmed(brands: readonly Brand[]): void {
  const problems = [...new Set(brands)].flatMap(unconfirmedProblems);
  if (problems.length > 0) throw new BrandError(problems);
}
