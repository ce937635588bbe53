import { mix } from '../mix.ts';
import type { Motif } from './Motif.ts';

/** A rocket on its curve. */
export const rocket: Motif = (brush) => {
  const { palette, random } = brush;
  const hull = brush.linear(['#ffffff', palette.bright, mix(palette.mid, '#ffffff', 0.35)], 0);
  const flame = brush.linear([palette.bright, palette.accent, `${palette.main}/0`]);
  const glass = brush.radial(['#ffffff', palette.glow, palette.mid]);
  const curve = `<path d="M-130 104C-60 104 10 70 60 -40" fill="none" stroke="${palette.accent}" stroke-width="10" stroke-linecap="round" opacity=".75"/><path d="M-130 104C-60 104 10 70 60 -40V104Z" fill="${palette.accent}" opacity=".16"/>`;
  const ship = `<path d="M-22 54C-30 96 -10 120 0 150C10 120 30 96 22 54Z" fill="${flame}"/><path d="M0 -100C44 -64 44 6 30 56H-30C-44 6 -44 -64 0 -100Z" fill="${hull}"/><path d="M0 -100C22 -82 32 -60 36 -38H-36C-32 -60 -22 -82 0 -100Z" fill="${palette.main}"/><path d="M-34 6L-66 56L-32 50ZM34 6L66 56L32 50Z" fill="${palette.main}"/><circle cy="-8" r="20" fill="${mix(palette.deep, palette.mid, 0.4)}"/><circle cy="-8" r="15" fill="${glass}"/><rect x="-26" y="50" width="52" height="14" rx="6" fill="${mix(palette.main, palette.deep, 0.4)}"/>`;
  return `${curve}<g transform="translate(20 -14) rotate(${random.whole(22, 40)})">${ship}</g>`;
};
