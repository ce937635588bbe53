import { mix } from '../mix.ts';
import { placed } from '../shapes.ts';
import type { Motif } from './Motif.ts';

/** A controller, its keys alight. */
export const gamepad: Motif = (brush) => {
  const { palette, random } = brush;
  const dark = mix(palette.deep, '#000000', 0.15);
  const shell = brush.linear([
    mix(palette.main, '#ffffff', 0.35),
    palette.main,
    mix(palette.main, palette.deep, 0.65),
  ]);
  const key = (x: number, y: number, colour: string) =>
    `<circle cx="${x}" cy="${y}" r="12" fill="${colour}"/><circle cx="${x - 3}" cy="${y - 4}" r="4" fill="#fff" opacity=".8"/>`;
  const body = `<path d="M-62 -58H62C112 -58 136 44 128 76C120 104 84 100 58 50H-58C-84 100 -120 104 -128 76C-136 44 -112 -58 -62 -58Z" fill="${shell}" stroke="${palette.glow}" stroke-width="4"/><path d="M-82 -22h18v-18h20v18h18v20h-18v18h-20v-18h-18Z" fill="${dark}"/>${key(56, -34, palette.accent)}${key(80, -12, palette.glow)}${key(32, -12, '#ffd23f')}${key(56, 10, palette.bright)}<circle cx="-28" cy="30" r="19" fill="${dark}"/><circle cx="28" cy="30" r="19" fill="${dark}"/><circle cx="-28" cy="27" r="11" fill="${mix(palette.main, palette.deep, 0.3)}"/><circle cx="28" cy="27" r="11" fill="${mix(palette.main, palette.deep, 0.3)}"/><path d="M-92 -40Q-70 -50 -40 -50" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".7"/>`;
  return placed(body, 0, -4, { turn: random.between(-14, 14) });
};
