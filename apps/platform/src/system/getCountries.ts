import type { Handler } from '../http/handler.ts';

/** Answers the countries whose mobile numbers are accepted. */
export const getCountries: Handler<'getCountries'> = async ({ site }) => site.countries;
