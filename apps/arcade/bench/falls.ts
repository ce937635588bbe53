import { fallMultipliers, fallPay, fallWeights } from '../src/slots/cascade.ts';

// node apps/arcade/bench/falls.ts: the exact return of the slot of falls, a minute or two.
//
// A symbol pays by how often it shows, not by where it lies: so a grid is its eight counts, of which there are
// C(37, 7) = 10,295,472. Counts c are kept as the sums S_j = c_1 + … + c_j, whose place among all is Σ C(S_j + j − 1, j);
// one symbol more of the i-th kind adds C(S_j + j − 1, j − 1) for every j from i on, and of the last kind nothing.
const cells = 30;
const kinds = 8;
const chances = fallWeights.map((weight) => weight / 100);

const choose: number[][] = Array.from({ length: 64 }, () => []);
for (let n = 0; n < 64; n += 1)
  for (let k = 0; k <= kinds; k += 1)
    choose[n]![k] = k === 0 ? 1 : n === 0 ? 0 : choose[n - 1]![k - 1]! + choose[n - 1]![k]!;
const size = (sum: number) => choose[sum + kinds - 1]![kinds - 1]!;

/** Calls with every grid of so many symbols, in the order of their places; `sums` is the same list each time. */
const visit = (sum: number, see: (sums: Int32Array, place: number) => void) => {
  const sums = new Int32Array(kinds);
  let place = 0;
  for (let s7 = 0; s7 <= sum; s7 += 1)
    for (let s6 = 0; s6 <= s7; s6 += 1)
      for (let s5 = 0; s5 <= s6; s5 += 1)
        for (let s4 = 0; s4 <= s5; s4 += 1)
          for (let s3 = 0; s3 <= s4; s3 += 1)
            for (let s2 = 0; s2 <= s3; s2 += 1)
              for (let s1 = 0; s1 <= s2; s1 += 1) {
                sums[1] = s1;
                sums[2] = s2;
                sums[3] = s3;
                sums[4] = s4;
                sums[5] = s5;
                sums[6] = s6;
                sums[7] = s7;
                see(sums, place);
                place += 1;
              }
};

const steps = Array.from({ length: kinds }, (_, j) =>
  Float64Array.from({ length: cells + 1 }, (__, sum) => (j === 0 ? 0 : choose[sum + j - 1]![j - 1]!)),
);
let [now, next] = [new Float64Array(size(cells)), new Float64Array(size(cells))];

/** One symbol more in every grid of `sum` symbols. */
const drop = (sum: number) => {
  next.fill(0, 0, size(sum + 1));
  visit(sum, (sums, place) => {
    const mass = now[place]!;
    if (mass === 0) return;
    next[place]! += mass * chances[kinds - 1]!;
    let on = place;
    for (let j = kinds - 1; j >= 1; j -= 1) {
      on += steps[j]![sums[j]!]!;
      next[on]! += mass * chances[j - 1]!;
    }
  });
  [now, next] = [next, now];
};

/** What is left lying when a fall begins, by how many there are: nothing at first. */
let left = Array.from({ length: cells + 1 }, (_, sum) => new Float64Array(sum <= cells - 8 ? size(sum) : 0));
left[0]![0] = 1;
let [total, alive, level] = [0, 1, 0];
let first = 0;
while (alive > 1e-14) {
  const multiplier = fallMultipliers[Math.min(level, fallMultipliers.length - 1)]!;
  now.fill(0, 0, 1);
  for (let sum = 0; sum < cells; sum += 1) {
    for (const [place, mass] of left[sum]!.entries()) if (mass > 0) now[place]! += mass;
    drop(sum);
  }
  left = left.map(({ length }) => new Float64Array(length));
  let paid = 0;
  alive = 0;
  visit(cells, (sums, place) => {
    const mass = now[place]!;
    if (mass === 0) return;
    let [pay, sum, kept] = [0, 0, 0];
    for (let j = 1; j <= kinds; j += 1) {
      const count = (j === kinds ? cells : sums[j]!) - (j === 1 ? 0 : sums[j - 1]!);
      if (count >= 8) pay += fallPay(j + 1, count);
      else sum += count;
      if (j < kinds && sum > 0) kept += choose[sum + j - 1]![j]!;
    }
    if (pay === 0) return;
    paid += mass * pay;
    alive += mass;
    left[sum]![kept]! += mass;
  });
  if (level === 0) first = paid;
  total += multiplier * paid;
  level += 1;
  console.error(
    `fall ${level}: won with a chance of ${alive.toExponential(3)}, in all ${(total / 100).toFixed(9)} %`,
  );
}

// The first grid can be worked out symbol by symbol too: each count is binomial.
const binomial = (n: number, k: number) => {
  let product = 1;
  for (let index = 0; index < k; index += 1) product *= (n - index) / (index + 1);
  return product;
};
const check = chances.reduce((sum, chance, kind) => {
  for (let count = 8; count <= cells; count += 1)
    sum +=
      binomial(cells, count) * chance ** count * (1 - chance) ** (cells - count) * fallPay(kind + 2, count);
  return sum;
}, 0);
if (Math.abs(check - first) > 1e-6) throw new Error(`The first grid pays ${check}, not ${first}.`);
console.log(`falls: ${(total / 100).toFixed(6)} %, exact; ${level} falls gone through`);
