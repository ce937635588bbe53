import { readFile } from 'node:fs/promises';
import { BlockList, isIP } from 'node:net';
import { type CountryResponse, Reader } from 'maxmind';
import type { Geography } from './Geography.ts';

/**
 * Addresses that the sandbox knows, from the ranges kept for documentation and tests (RFC 5737, RFC 2544,
 * RFC 3849), so that no real visitor is ever taken for one. The first that fits counts.
 */
const sandboxNetworks = [
  { prefix: '203.0.113.', country: 'VN' },
  { prefix: '198.51.100.', country: 'US' },
  { prefix: '192.0.2.', country: 'FR' },
  { prefix: '198.18.0.', country: 'MT' },
  { prefix: '198.18.1.', country: 'TH' },
  { prefix: '198.18.2.', country: 'SG' },
  { prefix: '198.18.3.', country: 'GB' },
  { prefix: '198.18.4.', country: 'PH' },
  { prefix: '198.18.5.', country: 'KR' },
  { prefix: '198.18.6.', country: 'JP' },
  { prefix: '2001:db8:84:', country: 'VN' },
  { prefix: '2001:db8:1:', country: 'US' },
] as const;

const blocks = new BlockList();
blocks.addSubnet('127.0.0.0', 8);
blocks.addSubnet('10.0.0.0', 8);
blocks.addSubnet('172.16.0.0', 12);
blocks.addSubnet('192.168.0.0', 16);
blocks.addAddress('::1', 'ipv6');
blocks.addSubnet('fc00::', 7, 'ipv6');

/** Whether an address is this machine's or its local network's. */
const isPrivateAddress = (address: string): boolean =>
  isIP(address) !== 0 && blocks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

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
