import { type Face, setLine } from '../lettering.ts';

/** Lettering from x 0 on, about y 0, and how far it reaches. */
type Lettered = { body: string; width: number };
type Line = ReturnType<typeof setLine>;
type Setting = (lines: readonly [head: string, tail: string], face: Face, id: string) => Lettered;

const most = 158;

const put = ({ path }: Line, x: number, y: number) => `<path d="${path}" transform="translate(${x} ${y})"/>`;

const bar = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;

const whole = ([head, tail]: readonly [string, string]) => `${head} ${tail}`.trim();

const inOneLine =
  (height: number, dress: (set: Line) => string): Setting =>
  (lines, face) => {
    const set = setLine(whole(lines), face, { width: most, height });
    return { body: dress(set), width: set.width };
  };

const line = inOneLine(30, (set) => put(set, 0, -set.height / 2));

/** One above the other, drawn by a function of both; a name of one word is one line. */
const inTwo =
  (set: (head: string, tail: string, face: Face, id: string) => Lettered): Setting =>
  (lines, face, id) =>
    lines[1] === '' ? line(lines, face, id) : set(...lines, face, id);

const stack = inTwo((head, tail, face) => {
  const above = setLine(head, face, { width: most, height: 22 });
  const below = setLine(tail, face, { width: most, height: 22 });
  return { body: put(above, 0, -25) + put(below, 0, 3), width: Math.max(above.width, below.width) };
});

/** How a name's lettering is arranged beside its emblem. */
export const settings = {
  line,
  leaning: (lines, face) => {
    const { width, path, height } = setLine(whole(lines), face, { width: most, height: 30 });
    const lean = height * 0.2;
    return {
      body: `<path d="${path}" transform="translate(${lean} ${-height / 2}) skewX(-11.3)"/>`,
      width: width + lean,
    };
  },
  banded: inOneLine(
    24,
    (set) => put(set, 0, -set.height / 2) + bar(0, -23, set.width, 4) + bar(0, 19, set.width, 4),
  ),
  underlined: inOneLine(
    32,
    ({ path, width, height }) =>
      `<g transform="translate(0 ${-height / 2 - 5})"><path d="${path}"/><path d="M2 ${height + 9}Q${width / 2} ${height + 1} ${width} ${height + 6}" fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round"/></g>`,
  ),
  stack,
  rising: (lines, face, id) => {
    const { body, width } = stack(lines, face, id);
    return { body: `<g transform="translate(0 4) rotate(-5)">${body}</g>`, width };
  },
  block: inTwo((head, tail, face) => {
    const heights = [head, tail].map((text) => {
      const { width, height } = setLine(text, face, { width: most, height: most });
      return height / width;
    });
    const width = Math.min(most, 45 / (heights[0]! + heights[1]!));
    const [above, below] = [head, tail].map((text) => setLine(text, face, { width, height: most }));
    const top = -(above!.height + 5 + below!.height) / 2;
    return { body: put(above!, 0, top) + put(below!, 0, top + above!.height + 5), width };
  }),
  ruled: inTwo((head, tail, face) => {
    const above = setLine(head, face, { width: most, height: 26 });
    const below = setLine(tail, face, { width: most, height: 14 }, 0.14);
    const width = Math.max(above.width, below.width);
    const top = -(above.height + 7 + below.height) / 2;
    const [low, free] = [top + above.height + 7, (width - below.width) / 2];
    const long = Math.max(0, free - 7);
    const rule = (x: number) => bar(x, low + below.height / 2 - 1.5, long, 3);
    return {
      body: put(above, (width - above.width) / 2, top) + put(below, free, low) + rule(0) + rule(width - long),
      width,
    };
  }),
  plate: inTwo((head, tail, face, id) => {
    const above = setLine(head, face, { width: most, height: 24 });
    const below = setLine(tail, face, { width: most - 12, height: 15 }, 0.24);
    const width = Math.max(above.width, below.width + 12);
    return {
      body: `${put(above, 0, -2 - above.height)}<mask id="${id}"><rect y="2" width="${width}" height="23" fill="#fff"/><g fill="#000">${put(below, (width - below.width) / 2, 6)}</g></mask><rect y="2" width="${width}" height="23" mask="url(#${id})"/>`,
      width,
    };
  }),
} satisfies Record<string, Setting>;
