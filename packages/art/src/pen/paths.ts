const round = (value: number) => Math.round(value * 10) / 10;
const at = (x: number, y: number) => `${round(x)} ${round(y)}`;

/** A circle as a path. */
export const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

/** An ellipse as a path. */
export const oval = (x: number, y: number, across: number, down: number): string =>
  `M${at(x - across, y)}a${at(across, down)} 0 1 1 ${at(2 * across, 0)}a${at(across, down)} 0 1 1 ${at(-2 * across, 0)}Z`;

/** A rectangle by its upper left corner, its corners rounded by `radius`. */
export const box = (x: number, y: number, width: number, height: number, radius = 0): string =>
  radius === 0
    ? `M${at(x, y)}h${round(width)}v${round(height)}h${round(-width)}Z`
    : `M${at(x + radius, y)}h${round(width - 2 * radius)}a${at(radius, radius)} 0 0 1 ${at(radius, radius)}v${round(height - 2 * radius)}a${at(radius, radius)} 0 0 1 ${at(-radius, radius)}h${round(2 * radius - width)}a${at(radius, radius)} 0 0 1 ${at(-radius, -radius)}v${round(2 * radius - height)}a${at(radius, radius)} 0 0 1 ${at(radius, -radius)}Z`;

type Point = readonly [x: number, y: number];

const pairs = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, index) => [numbers[index * 2]!, numbers[index * 2 + 1]!]);

/** A closed polygon through points given as x, y, x, y … */
export const poly = (...numbers: readonly number[]): string =>
  `M${pairs(numbers)
    .map(([x, y]) => at(x, y))
    .join('L')}Z`;

const bends = (points: readonly Point[], isClosed: boolean): string => {
  const count = points.length;
  const of = (index: number): Point =>
    isClosed ? points[(index + count) % count]! : points[Math.min(count - 1, Math.max(0, index))]!;
  return Array.from({ length: isClosed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [of(index - 1), of(index), of(index + 1), of(index + 2)];
    return `C${at(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)} ${at(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6)} ${at(to[0], to[1])}`;
  }).join('');
};

/** A smooth closed shape through points (x, y, x, y …); a point given twice is a corner. */
export const blob = (...numbers: readonly number[]): string => {
  const points = pairs(numbers);
  return `M${at(...points[0]!)}${bends(points, true)}Z`;
};

/** A smooth open line through points; a point given twice is a corner. */
export const curve = (...numbers: readonly number[]): string => {
  const points = pairs(numbers);
  return `M${at(...points[0]!)}${bends(points, false)}`;
};

/** A smooth closed shape that is the same on both sides: the points of its right half, from top to bottom. */
export const twin = (...numbers: readonly number[]): string => {
  const half = pairs(numbers);
  const other = half
    .toReversed()
    .filter(([x]) => x !== 0)
    .flatMap(([x, y]) => [-x, y]);
  return blob(...numbers, ...other);
};

/** A star with `corners` points around a middle. */
export const star = (
  x: number,
  y: number,
  corners: number,
  outer: number,
  inner: number,
  turn = -90,
): string =>
  poly(
    ...Array.from({ length: corners * 2 }, (_, index) => {
      const angle = ((turn + (index * 180) / corners) * Math.PI) / 180;
      const radius = index % 2 ? inner : outer;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }).flat(),
  );

/** The points on a circle at so many even steps, from the top, clockwise. */
export const roundabout = (
  count: number,
  radius: number,
  turn = 0,
): { x: number; y: number; angle: number }[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = turn + (index * 360) / count;
    const radians = (angle * Math.PI) / 180;
    return { x: round(Math.sin(radians) * radius), y: round(-Math.cos(radians) * radius), angle };
  });

/** A slice of a ring from one angle to another, in degrees from the top. */
export const slice = (from: number, to: number, outer: number, inner = 0): string => {
  const point = (angle: number, radius: number) =>
    at(Math.sin((angle * Math.PI) / 180) * radius, -Math.cos((angle * Math.PI) / 180) * radius);
  const large = to - from > 180 ? 1 : 0;
  return inner === 0
    ? `M0 0L${point(from, outer)}A${outer} ${outer} 0 ${large} 1 ${point(to, outer)}Z`
    : `M${point(from, inner)}L${point(from, outer)}A${outer} ${outer} 0 ${large} 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 ${large} 0 ${point(from, inner)}Z`;
};
