import { hkdfSync } from 'node:crypto';
import type { MemberKeys } from './Config.ts';
import type { PlatformVariables } from './parseVariables.ts';

const keyBytes = 32;

/**
 * Reads the key of what members keep here for long. It is not the payload key, which may be changed at any time:
 * with another key every authenticator, recovery code and known address is worth nothing.
 */
export const readMemberKeys = (
  { text }: Pick<PlatformVariables, 'text'>,
  problems: string[],
  seed: Uint8Array,
): MemberKeys => {
  const given = text('MEMBER_KEY');
  const key = given ? Buffer.from(given, 'base64') : seed;
  if (given && key.length !== keyBytes) problems.push('MEMBER_KEY has to be 32 bytes as base64.');
  const keyFor = (use: string) => new Uint8Array(hkdfSync('sha256', key, '', use, keyBytes));
  return { seal: keyFor('marquee authenticators'), mac: keyFor('marquee addresses and recovery codes') };
};
