import { getCountries } from 'libphonenumber-js';

/** Every country that has numbers of its own to call, as ISO 3166-1 alpha-2 codes. */
export const knownCountries: readonly string[] = getCountries();
