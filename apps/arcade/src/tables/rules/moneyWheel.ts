import type { TableRules } from './TableRules.ts';

/** A segment of the wheel: what it pays to 1, or by how much it multiplies the next spin. */
export type Segment = { pays: number } | { times: number };

/** A round: every segment where the pointer stood, bonus segments first. */
export type MoneyWheelResult = { stops: readonly number[] };

const pays = (...numbers: number[]) => numbers.map((number): Segment => ({ pays: number }));

/** The 54 segments in the order in which they stand on the wheel. */
export const segments: readonly Segment[] = [
  ...pays(40, 1, 2, 1, 5, 1, 2, 1, 10, 1, 2, 5, 1, 2),
  { times: 3 },
  ...pays(1, 2, 1, 20, 1, 2, 1, 5, 1, 2, 10, 1, 2, 1, 5, 2),
  { times: 6 },
  ...pays(1, 2, 1, 20, 1, 2, 1, 10, 1, 2, 1, 5, 2, 1, 2, 10, 1, 5, 2, 1, 5, 1),
];

const kinds = [1, 2, 5, 10, 20, 40];

/** What a round's last segment pays to 1, its bonus segments counted in. */
export const wheelPays = ({ stops }: MoneyWheelResult) => {
  let times = 1;
  for (const stop of stops) {
    const segment = segments[stop];
    if (!segment) break;
    if ('pays' in segment) return { kind: segment.pays, pays: segment.pays * times };
    times *= segment.times;
  }
  throw new RangeError('The wheel stood on no paying segment.');
};

/** A wheel of 54 segments; a bonus segment spins again and multiplies what comes. */
export const moneyWheel: TableRules<MoneyWheelResult> = {
  spots: kinds.map((kind) => `x${kind}`),
  play: (draw) => {
    const stops: number[] = [];
    for (;;) {
      const stop = draw(segments.length);
      stops.push(stop);
      const segment = segments[stop];
      if (segment && 'pays' in segment) return { stops };
    }
  },
  returns: (spot, result) => {
    const won = wheelPays(result);
    return spot === `x${won.kind}` ? 100 * (won.pays + 1) : 0;
  },
  label: (result) => String(wheelPays(result).pays),
};
