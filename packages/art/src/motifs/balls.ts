import { mix } from '../mix.ts';
import { placed } from '../shapes.ts';
import type { Motif } from './Motif.ts';

const strokes: Record<string, string> = {
  '0': 'M0 -15C12 -15 12 15 0 15C-12 15 -12 -15 0 -15Z',
  '1': 'M-7 -9L2 -15V15',
  '2': 'M-9 -8C-8 -18 10 -18 9 -6C8 2 -9 8 -9 15H10',
  '3': 'M-8 -12C-2 -18 10 -15 8 -6C7 -1 1 0 -1 0C4 0 10 3 9 9C7 17 -5 17 -9 11',
  '5': 'M8 -15H-7L-8 -1C0 -6 10 -2 9 7C8 16 -4 17 -9 11',
  '6': 'M7 -15C-6 -10 -10 0 -9 6C-7 18 9 17 9 6C9 -4 -6 -4 -9 5',
  '7': 'M-9 -15H9L-3 15',
  '8': 'M0 -1C-10 -3 -9 -15 0 -15S10 -3 0 -1C-13 2 -12 15 0 15S13 2 0 -1Z',
  '9': 'M9 -5C6 5 -9 4 -9 -6C-9 -17 7 -18 9 -6C10 0 6 10 -6 15',
};

/** Numbered balls, tumbling. */
export const balls: Motif = (brush) => {
  const { palette, random } = brush;
  const digits = Object.keys(strokes);
  const ball = (colour: string) => {
    const fill = brush.radial([mix(colour, '#ffffff', 0.75), colour, mix(colour, '#000000', 0.5)]);
    const digit = (x: number) =>
      placed(
        `<path d="${strokes[random.pick(digits)]!}" fill="none" stroke="#1b1b22" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
        x,
        0,
        { size: 0.85 },
      );
    return `<circle r="56" fill="${fill}"/><circle r="30" fill="#fff"/>${digit(-11)}${digit(11)}<ellipse cx="-20" cy="-36" rx="16" ry="9" fill="#fff" opacity=".85" transform="rotate(-32 -20 -36)"/>`;
  };
  const colours = [
    palette.main,
    palette.accent === '#ffffff' ? palette.glow : palette.accent,
    palette.glow,
    mix(palette.main, palette.mid, 0.5),
  ];
  const at: [number, number, number][] = [
    [-78, 46, 0.78],
    [80, 40, 0.82],
    [2, 62, 0.9],
    [-44, -34, 0.98],
    [54, -42, 1.08],
  ];
  return at
    .map(([x, y, size], index) =>
      placed(ball(colours[index % 4]!), x, y, { turn: random.between(-28, 28), size }),
    )
    .join('');
};
