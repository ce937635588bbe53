import { drawsOf } from '../src/fairness/drawsOf.ts';
import { newSeed } from '../src/fairness/newSeed.ts';

// node apps/arcade/bench/bytes.ts | dieharder -a -g 200 (or: | RNG_test stdin32): the numbers that rounds draw.
const perRound = 256;
process.stdout.on('error', () => process.exit(0));
for (;;) {
  const seed = newSeed();
  for (let nonce = 1; nonce <= 1000; nonce += 1) {
    const draw = drawsOf(seed, 'marquee', nonce);
    const block = Buffer.alloc(4 * perRound);
    for (let index = 0; index < perRound; index += 1) block.writeUInt32LE(draw(2 ** 32), 4 * index);
    if (!process.stdout.write(block)) await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
}
