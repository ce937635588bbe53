import type { Brand } from '../schema/brandSchema.ts';
import type { BrandProblem } from './BrandError.ts';

/** A brand and the name of its file in messages. */
export interface NamedBrand {
  brand: Brand;
  file: string;
}

/** Ids, merchant codes and domains that stand more than once, in one brand or in two. */
export function uniqueProblems(brands: readonly NamedBrand[]): BrandProblem[] {
  const owners = new Map<string, string>();
  const claim = (file: string, key: string, kind: string, value: string): BrandProblem[] => {
    const owner = owners.get(`${kind} ${value}`);
    if (owner !== undefined) return [{ file, key, message: `the ${kind} "${value}" is taken in ${owner}.` }];
    owners.set(`${kind} ${value}`, file);
    return [];
  };
  return brands.flatMap(({ brand, file }) => [
    ...claim(file, 'id', 'id', brand.id),
    ...brand.merchants.flatMap((merchant, index) => [
      ...claim(file, `merchants.${index}.code`, 'merchant code', merchant.code),
      ...merchant.domains.flatMap((domain) => claim(file, `merchants.${index}.domains`, 'domain', domain)),
    ]),
  ]);
}
