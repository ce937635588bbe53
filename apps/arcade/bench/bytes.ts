import { once } from 'node:events';
import { drawsOf } from '../src/fairness/drawsOf.ts';
import { newSeed } from '../src/fairness/newSeed.ts';

// node apps/arcade/bench/bytes.ts | dieharder -a -g 200 (or: | RNG_test stdin32): the numbers that rounds draw.
const perRound = 256;
const perWrite = 64;
process.stdout.on('error', () => process.exit(0));
for (;;) {
  const seed = newSeed();
  for (let nonce = 1; nonce <= 16 * perWrite;) {
    const block = Buffer.alloc(4 * perRound * perWrite);
    for (let at = 0; at < block.length; nonce += 1) {
      const draw = drawsOf(seed, 'marquee', nonce);
      for (const end = at + 4 * perRound; at < end; at += 4) block.writeUInt32LE(draw(2 ** 32), at);
    }
    if (!process.stdout.write(block)) await once(process.stdout, 'drain');
  }
}
