import type { Handler } from '#kernel';

/** Answers the countries whose mobile numbers are accepted. */
export const getCountries: Handler<'getCountries'> = async ({ site }) => site.countries;
