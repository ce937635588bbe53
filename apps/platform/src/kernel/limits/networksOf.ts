import ipaddr from 'ipaddr.js';

/** How many times as much the wide network of an address may do as its narrow one. */
export const wideFactor = 16;

const prefix = (address: ipaddr.IPv6, groups: number) =>
  `${address.parts
    .slice(0, groups)
    .map((group) => group.toString(16))
    .join(':')}::/${16 * groups}`;

/**
 * Whom an address stands for where hits are counted. A provider gives each customer a /64 of IPv6 at least, 2^64
 * addresses, and whoever wants more a /48: hits count for the /64, and with a higher bound for the /48. Anything else
 * stands for itself.
 */
export const networksOf = (key: string): { narrow: string; wide?: string } => {
  if (!ipaddr.IPv6.isValid(key)) return { narrow: key };
  const address = ipaddr.IPv6.parse(key);
  return { narrow: prefix(address, 4), wide: prefix(address, 3) };
};
