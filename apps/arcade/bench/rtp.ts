import { randomFillSync } from 'node:crypto';
import { createDraw } from '../src/fairness/createDraw.ts';
import { cascade } from '../src/slots/cascade.ts';
import { cascadeReturn, lineReturn, wayReturn } from '../src/slots/exactReturn.ts';
import { lines } from '../src/slots/lines.ts';
import { ways } from '../src/slots/ways.ts';

// node apps/arcade/bench/rtp.ts [rounds] [game]: what the slots return, of the system's generator, beside what is exact.
const [count = '100000000', named] = process.argv.slice(2);
const rounds = Number(count);
/** `told` is the return in percent: all exact. */
const games = {
  lines: { math: lines, told: 100 * lineReturn() },
  ways: { math: ways, told: 100 * wayReturn() },
  cascade: { math: cascade, told: 100 * cascadeReturn },
};

const pool = Buffer.alloc(1 << 20);
let at = pool.length;
const draw = createDraw(() => {
  if (at === pool.length) {
    randomFillSync(pool);
    at = 0;
  }
  at += 32;
  return pool.subarray(at - 32, at);
});

let isOff = false;
for (const [name, { math, told }] of Object.entries(games)) {
  if (named !== undefined && named !== name) continue;
  let sum = 0;
  let squares = 0;
  let most = 0;
  for (let round = 0; round < rounds; round += 1) {
    let pay = 0;
    for (const step of math.play(draw)) pay += step.pay;
    pay /= 10_000;
    sum += pay;
    squares += pay * pay;
    if (pay > most) most = pay;
  }
  const mean = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - mean * mean);
  const spread = (2.576 * deviation) / Math.sqrt(rounds);
  const isIn = Math.abs(100 * mean - told) <= 100 * spread;
  isOff ||= !isIn;
  console.log(
    [
      `${name}: ${(100 * mean).toFixed(3)} % ± ${(100 * spread).toFixed(3)} (99 %) of ${rounds} rounds`,
      `told ${told.toFixed(3)} %, ${isIn ? 'within' : 'NOT within'}`,
      `standard deviation ${deviation.toFixed(2)} stakes, most won ${most.toFixed(0)}`,
    ].join('; '),
  );
}
process.exitCode = isOff ? 1 : 0;
