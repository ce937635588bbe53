import type { Handler } from '#kernel';
import { changeSite } from './changeSite.ts';

/** Sets the countries that are not served. */
export const setSandboxRegions: Handler<'setSandboxRegions'> = async (context, { body }) => {
  await changeSite(context, { restrictedCountries: [...new Set(body.restrictedCountries)] });
  return { done: true };
};
