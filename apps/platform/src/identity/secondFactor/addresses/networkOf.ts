import { isIPv6 } from 'node:net';

/** The four groups of an IPv6 address that name its network. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const isMixed = (after.at(-1) ?? before.at(-1) ?? '').includes('.');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length - (isMixed ? 1 : 0);
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
};

/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 address, within which a device changes its
 * address every day.
 */
export const networkOf = (address: string): string =>
  isIPv6(address) ? `${groupsOf(address).join(':')}::/64` : address;
