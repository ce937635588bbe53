/** A line through points given in percent, as the data of an SVG path. */
export const linePath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

const round = (percent: number) => Math.round(percent * 100) / 100;
