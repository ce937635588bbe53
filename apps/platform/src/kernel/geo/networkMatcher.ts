import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

const parse = (text: string): Network => {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
};

/** Tells of an address whether it is one of these, or lies in one of these networks (CIDR). */
export const networkMatcher = (networks: readonly string[]): ((address: string) => boolean) => {
  if (networks.length === 0) return () => false;
  const parsed = networks.map(parse);
  return (text) => {
    if (!ipaddr.isValid(text)) return false;
    const address = ipaddr.process(text);
    return parsed.some((network) => address.kind() === network[0].kind() && address.match(network));
  };
};
