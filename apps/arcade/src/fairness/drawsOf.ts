import { createHmac } from 'node:crypto';
import { createDraw, type Draw } from './createDraw.ts';

/**
 * The draws of one round, the same for the same arguments in every program (docs/fairness.md): the blocks are
 * HMAC-SHA256(seed, `client:nonce:0`), `client:nonce:1` and so on.
 * @param seed The server's seed.
 * @param client The player's seed; of a shared round the name of the table.
 * @param nonce The round's number under that seed.
 */
export const drawsOf = (seed: string, client: string, nonce: number): Draw =>
  createDraw((cursor) => createHmac('sha256', seed).update(`${client}:${nonce}:${cursor}`).digest());
