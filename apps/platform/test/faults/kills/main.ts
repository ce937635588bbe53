import { parseArgs } from 'node:util';
import { describeFaults } from './describeFaults.ts';
import { playFaults } from './playFaults.ts';
import { moveStages, playMoves } from './playMoves.ts';

/** Milliseconds within which the platform has to be ready again. */
const limit = 5_000;

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: '100' },
    postgres: { type: 'string', default: '50' },
    moves: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const wish = { server: Number(values.server), postgres: Number(values.postgres), seed: Number(values.seed) };
console.log(
  `The server is killed ${wish.server} times, PostgreSQL ${wish.postgres} times; --seed ${wish.seed} repeats it.`,
);
const report = await playFaults(wish, console.log);
console.log(describeFaults(report));
const late = report.restarts.filter(({ sinceAccepting }) => sinceAccepting > limit);
if (late.length > 0) console.log(`${late.length} times it was ready later than after ${limit} ms.`);
if (report.problems.length > 0 || late.length > 0) process.exitCode = 1;

const moves = Number(values.moves);
if (moves > 0) {
  console.log(`Merchants are moved between two servers, the command killed ${moves} times at random.`);
  const moved = await playMoves({ stages: moveStages, kills: moves, seed: wish.seed }, console.log);
  console.log(JSON.stringify(moved, null, 2));
  if (moved.problems.length > 0 || Object.keys(moved.neighbour.lost).length > 0) process.exitCode = 1;
}
