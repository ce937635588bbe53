import type { Brand } from '../schema/brandSchema.ts';
import type { BrandProblem } from './BrandError.ts';

/** A brand's facts that are still those of the brand that it was made after, each with its file and key. */
export function unconfirmedProblems({ id, unconfirmed = [] }: Brand): BrandProblem[] {
  return unconfirmed.map((fact) => {
    const isSetting = fact.startsWith('settings.');
    return {
      file: `brands/${id}/${isSetting ? 'settings.ts' : 'brand.ts'}`,
      key: isSetting ? fact.slice('settings.'.length) : fact,
      message: `is not confirmed: it was taken over from another brand. Put there what is true, and take "${fact}" out of \`unconfirmed\`.`,
    };
  });
}
