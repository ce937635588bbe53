import { expect, test } from 'vitest';
import { drawsOf } from '../fairness/drawsOf.ts';
import { hashOf } from '../fairness/hashOf.ts';
import { baccarat } from '../tables/rules/baccarat.ts';
import { checkRound } from './checkRound.ts';

test('a page comes to the result of the server, and tells a seed that the hash is not of', async () => {
  for (let nonce = 1; nonce <= 20; nonce += 1) {
    const seed = hashOf(`seed ${nonce}`);
    const { isCommitted, draw } = await checkRound({ seed, hash: hashOf(seed), client: 'a-table', nonce });
    expect(isCommitted).toBe(true);
    expect(baccarat.play(draw)).toEqual(baccarat.play(drawsOf(seed, 'a-table', nonce)));
  }
  const other = await checkRound({ seed: 'one', hash: hashOf('another'), client: 'a-table', nonce: 1 });
  expect(other.isCommitted).toBe(false);
});
