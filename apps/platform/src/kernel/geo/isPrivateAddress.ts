import { BlockList, isIP } from 'node:net';

const blocks = new BlockList();
blocks.addSubnet('127.0.0.0', 8);
blocks.addSubnet('10.0.0.0', 8);
blocks.addSubnet('172.16.0.0', 12);
blocks.addSubnet('192.168.0.0', 16);
blocks.addAddress('::1', 'ipv6');
blocks.addSubnet('fc00::', 7, 'ipv6');

/** Whether an address is this machine's or its local network's. */
export const isPrivateAddress = (address: string): boolean =>
  isIP(address) !== 0 && blocks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
