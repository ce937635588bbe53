import { mix } from '../mix.ts';
import type { Motif } from './Motif.ts';

/** A crown set with stones. */
export const crown: Motif = (brush) => {
  const { palette, random } = brush;
  const dark = mix(palette.main, palette.deep, 0.55);
  const gold = brush.linear([palette.bright, palette.main, dark, palette.main]);
  const stone = brush.radial(['#ffffff', palette.accent, mix(palette.accent, palette.deep, 0.6)]);
  const tips = [-104, -54, 0, 54, 104];
  const high = random.whole(78, 98);
  return [
    `<path d="M-96 70L-112 -40L-62 4L-52 -72L-20 -6L0 -${high}L20 -6L52 -72L62 4L112 -40L96 70Z" fill="${gold}" stroke="${palette.bright}" stroke-width="4" stroke-linejoin="round"/>`,
    `<rect x="-98" y="58" width="196" height="34" rx="10" fill="${gold}" stroke="${dark}" stroke-width="3"/>`,
    ...tips.map(
      (x, index) =>
        `<circle cx="${x}" cy="${[-44, -78, -high - 6, -78, -44][index]}" r="12" fill="${stone}"/>`,
    ),
    ...[-64, -22, 22, 64].map((x) => `<circle cx="${x}" cy="75" r="10" fill="${stone}"/>`),
    `<path d="M-86 60L-98 -16" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/>`,
  ].join('');
};
