const round = (value: number) => Math.round(value * 10) / 10;

/** Points of a regular star or polygon around the middle, as SVG wants them. */
export const starPoints = (corners: number, outer: number, inner = outer, turn = -90): string =>
  Array.from({ length: inner === outer ? corners : corners * 2 }, (_, index) => {
    const isInner = inner !== outer && index % 2 === 1;
    const angle = ((turn + (index * 360) / (inner === outer ? corners : corners * 2)) * Math.PI) / 180;
    const radius = isInner ? inner : outer;
    return `${round(Math.cos(angle) * radius)},${round(Math.sin(angle) * radius)}`;
  }).join(' ');

/** A group moved, turned and sized. */
export const placed = (
  body: string,
  x: number,
  y: number,
  { turn = 0, size = 1, flip = false } = {},
): string =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}${size === 1 && !flip ? '' : ` scale(${flip ? '-' : ''}${round(size * 100) / 100} ${round(size * 100) / 100})`}">${body}</g>`;

/** A drawing and its mirror image. */
export const both = (drawn: string): string => drawn + placed(drawn, 0, 0, { flip: true });
