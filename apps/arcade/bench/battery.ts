import { spawn } from 'node:child_process';
import { join } from 'node:path';

// node apps/arcade/bench/battery.ts [number …]: dieharder's tests of the numbers that rounds draw, all or those named by
// their numbers. It needs Debian's package `dieharder`.

/** A test by dieharder's number, and what bounds its length where that is not what dieharder would take. */
type Test = { number: number; ntuples?: readonly number[]; samples?: number };

/** All that dieharder calls good, bounded where it would read for hours; of the lagged sums some lags. */
const tests: readonly Test[] = [
  ...[0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 15, 16].map((number) => ({ number })),
  { number: 17, samples: 1_000_000 },
  ...[100, 101, 102].map((number) => ({ number })),
  { number: 200, ntuples: [1, 2, 4, 8, 12] },
  { number: 201, ntuples: [2, 3, 4, 5] },
  { number: 202, ntuples: [2, 3, 4, 5] },
  { number: 203, ntuples: [0, 1, 3, 7, 15, 31], samples: 100_000 },
  { number: 204 },
  { number: 205, samples: 5_120_000 },
  { number: 206 },
  { number: 207, samples: 1_500_000 },
  { number: 208, samples: 500_000 },
  { number: 209, samples: 6_500_000 },
];
const repeats = 20;

type Line = { name: string; ntuple: number; p: number; assessment: string };

/** What one call of dieharder told of fresh numbers. */
const run = (number: number, options: readonly string[]): Promise<Line[]> =>
  new Promise((resolve, reject) => {
    const bytes = spawn('node', [join(import.meta.dirname, 'bytes.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const battery = spawn('dieharder', ['-d', String(number), '-g', '200', ...options], {
      stdio: [bytes.stdout, 'pipe', 'inherit'],
    });
    bytes.stdout.destroy();
    let text = '';
    battery.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
    battery.on('error', reject);
    battery.on('close', (code) => {
      bytes.kill();
      const lines = text
        .split('\n')
        .map((line) => line.split('|').map((cell) => cell.trim()))
        .filter((cells) => cells.length === 6 && /^\d+$/.test(cells[1] ?? ''))
        .map(([name = '', ntuple, , , p, assessment = '']) => ({
          name,
          ntuple: Number(ntuple),
          p: Number(p),
          assessment,
        }));
      if (code === 0 && lines.length > 0) resolve(lines);
      else reject(new Error(`dieharder -d ${number} ended with ${code} and told nothing:\n${text}`));
    });
  });

const optionsOf = ({ samples }: Test, ntuple: number | undefined, times: number) => [
  '-p',
  String(repeats * times),
  ...(samples === undefined ? [] : ['-t', String(samples)]),
  ...(ntuple === undefined ? [] : ['-n', String(ntuple)]),
];

const named = new Set(process.argv.slice(2).map(Number));
const tell = ({ name, ntuple, p, assessment }: Line, note = '') =>
  console.log(`${name.padEnd(22)} ${String(ntuple).padStart(3)}  p = ${p.toFixed(8)}  ${assessment}${note}`);

const told: Line[] = [];
for (const test of tests) {
  if (named.size > 0 && !named.has(test.number)) continue;
  for (const ntuple of test.ntuples ?? [undefined]) {
    let lines = await run(test.number, optionsOf(test, ntuple, 1));
    for (const line of lines) tell(line);
    // Of a hundred good values one is weak by chance: it has to be good among five times as many new numbers.
    if (lines.some(({ assessment }) => assessment === 'WEAK')) {
      const again = await run(test.number, optionsOf(test, ntuple, 5));
      for (const line of again) tell(line, ', of five times as many');
      lines = again;
    }
    told.push(...lines);
  }
}
const bad = told.filter(({ assessment }) => assessment !== 'PASSED');
console.log(`${told.length} values, ${bad.length} of them not passed.`);
process.exitCode = bad.length > 0 ? 1 : 0;
