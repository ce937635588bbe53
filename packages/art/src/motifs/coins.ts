import { mix } from '../mix.ts';
import { placed, starPoints } from '../shapes.ts';
import type { Motif } from './Motif.ts';

/** A great coin over a heap of small ones. */
export const coins: Motif = (brush) => {
  const { palette, random } = brush;
  const dark = mix(palette.main, palette.deep, 0.55);
  const face = brush.radial([palette.bright, palette.main, dark]);
  const edge = brush.linear([mix(palette.main, '#ffffff', 0.3), dark]);
  const sign = random.pick([
    `<polygon points="${starPoints(5, 44, 19)}" fill="${edge}"/>`,
    `<rect x="-24" y="-24" width="48" height="48" rx="4" fill="${dark}" stroke="${palette.bright}" stroke-width="5"/>`,
    `<path d="M-34 18L-40 -24L-16 -4L0 -36L16 -4L40 -24L34 18Z" fill="${edge}"/><rect x="-34" y="22" width="68" height="10" rx="3" fill="${dark}"/>`,
  ]);
  const coin = `<circle r="82" fill="${edge}"/><circle r="74" fill="${face}"/><circle r="60" fill="none" stroke="${dark}" stroke-width="3" opacity=".6"/>${sign}<path d="M-60 -34A70 70 0 0 1 -14 -68" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/>`;
  const small = `<ellipse rx="30" ry="11" cy="7" fill="${dark}"/><ellipse rx="30" ry="11" fill="${face}"/>`;
  const heap = Array.from({ length: 14 }, (_, index) =>
    placed(
      small,
      (index % 5) * 44 - 88 + random.between(-8, 8),
      96 - Math.floor(index / 5) * 15 + random.between(-3, 3),
    ),
  );
  return placed(coin, 0, -18, { turn: random.between(-14, 14), size: 1.08 }) + heap.join('');
};
