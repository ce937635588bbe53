import { createECDH } from 'node:crypto';
import type { PushConfig } from './Config.ts';
import type { PlatformVariables } from './parseVariables.ts';

const curve = 'prime256v1';

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/** The public key of a private one; null where it is none. */
const publicOf = (privateKey: string): string | null => {
  try {
    const pair = createECDH(curve);
    pair.setPrivateKey(bytesOf(privateKey));
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
};

/** A sandbox’s own pair, made from `seed`, so that none stands anywhere. */
const played = (seed: Uint8Array): PushConfig => {
  const privateKey = Buffer.from(seed).toString('base64url');
  return { privateKey, publicKey: publicOf(privateKey) ?? '', contact: 'mailto:sandbox@marquee.example' };
};

/** Reads what signs notifications. All three variables, or none: then none are offered, but in a sandbox. */
export const readPush = (
  { text }: Pick<PlatformVariables, 'text'>,
  problems: string[],
  { isSandbox, seed }: { isSandbox: boolean; seed: Uint8Array },
): PushConfig | null => {
  const publicKey = text('PUSH_PUBLIC_KEY');
  const privateKey = text('PUSH_PRIVATE_KEY');
  const contact = text('PUSH_CONTACT');
  if (!publicKey && !privateKey && !contact) return isSandbox ? played(seed) : null;
  if (!publicKey || !privateKey || !contact) {
    problems.push('Set PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_CONTACT together, or none of them.');
    return null;
  }
  if (publicOf(privateKey) !== publicKey)
    problems.push(
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are no pair of VAPID keys: `npm run push-keys` prints one.',
    );
  if (!/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact))
    problems.push('PUSH_CONTACT is neither mailto: with an address nor an https: address.');
  return { publicKey, privateKey, contact };
};
