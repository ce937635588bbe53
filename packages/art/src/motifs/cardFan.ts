import { mix } from '../mix.ts';
import { placed } from '../shapes.ts';
import type { Motif } from './Motif.ts';

const suits = {
  heart: 'M0 22C-34 -2 -24 -28 -10 -26C-4 -25 0 -20 0 -16C0 -20 4 -25 10 -26C24 -28 34 -2 0 22Z',
  spade: 'M0 -26C-8 -12 -26 -4 -22 8C-18 16 -8 14 -3 9L-8 24H8L3 9C8 14 18 16 22 8C26 -4 8 -12 0 -26Z',
  diamond: 'M0 -27L20 0L0 27L-20 0Z',
  club: 'M0 -26A12 12 0 0 1 10 -8A12 12 0 1 1 3 9L8 24H-8L-3 9A12 12 0 1 1 -10 -8A12 12 0 0 1 0 -26Z',
};

/** A hand of cards, opened. */
export const cardFan: Motif = (brush) => {
  const { palette, random } = brush;
  const paper = brush.linear(['#ffffff', palette.bright, mix(palette.bright, palette.deep, 0.18)], 100);
  const count = random.pick([3, 4, 5]);
  const names = Object.keys(suits) as (keyof typeof suits)[];
  const start = random.whole(0, 3);
  return Array.from({ length: count }, (_, index) => {
    const name = names[(start + index) % 4]!;
    const ink = name === 'heart' || name === 'diamond' ? '#d3182f' : '#16161d';
    const turn = (index - (count - 1) / 2) * (count === 3 ? 20 : 15);
    const mark = (x: number, y: number, size: number) =>
      placed(`<path d="${suits[name]}" fill="${ink}"/>`, x, y, { size });
    const card = `<rect x="-52" y="-152" width="104" height="148" rx="11" fill="#000" opacity=".28" transform="translate(5 6)"/><rect x="-52" y="-152" width="104" height="148" rx="11" fill="${paper}" stroke="${mix(palette.accent, '#ffffff', 0.3)}" stroke-width="2"/>${mark(0, -78, 1.35)}${mark(-36, -130, 0.42)}${mark(36, -24, 0.42)}`;
    return placed(card, 0, 88, { turn });
  }).join('');
};
