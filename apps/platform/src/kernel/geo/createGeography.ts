import { readFile } from 'node:fs/promises';
import { type CountryResponse, Reader } from 'maxmind';
import type { Geography } from './Geography.ts';
import { isPrivateAddress } from './isPrivateAddress.ts';
import { sandboxNetworks } from './sandboxNetworks.ts';

/**
 * Finds countries in a MaxMind file, where there is one, and in the sandbox's table. This machine's and its
 * network's own addresses count as the merchant's home country in the sandbox and as unknown elsewhere.
 */
export const createGeography = async (file: string | null, isSandbox: boolean): Promise<Geography> => {
  const reader = file ? new Reader<CountryResponse>(await readFile(file)) : undefined;
  return {
    countryOf: (address, homeCountry) => {
      if (isSandbox) {
        const known = sandboxNetworks.find(({ prefix }) => address.toLowerCase().startsWith(prefix));
        if (known) return known.country;
        if (isPrivateAddress(address)) return homeCountry;
      }
      return reader?.get(address)?.country?.iso_code ?? null;
    },
  };
};
