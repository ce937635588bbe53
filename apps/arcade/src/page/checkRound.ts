import { createDraw, type Draw } from '../fairness/createDraw.ts';

/** Blocks of 32 bytes that are made ahead: more than the longest round of free spins and cascades draws. */
const blocks = 512;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Proves a round in the browser (docs/fairness.md): whether the seed is the one whose hash was shown, and the draws that
 * it makes with `client` and `nonce`.
 */
export const checkRound = async (proof: { seed: string; hash: string; client: string; nonce: number }) => {
  const { seed, hash, client, nonce } = proof;
  const isCommitted = hex(await crypto.subtle.digest('SHA-256', bytesOf(seed))) === hash;
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const made = await Promise.all(
    Array.from({ length: blocks }, (_, cursor) =>
      crypto.subtle.sign('HMAC', key, bytesOf(`${client}:${nonce}:${cursor}`)),
    ),
  );
  const draw: Draw = createDraw((cursor) => new Uint8Array(made[cursor] ?? new ArrayBuffer(0)));
  return { isCommitted, draw };
};
