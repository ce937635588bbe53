/** Tells in which country an address is: ISO 3166-1 alpha-2, or null when nobody knows. */
export type Geography = { countryOf: (address: string, homeCountry: string) => string | null };
