import { mix } from '../mix.ts';
import { placed } from '../shapes.ts';
import type { Motif } from './Motif.ts';

/** A great fish among bubbles, small ones fleeing. */
export const fish: Motif = (brush) => {
  const { palette, random } = brush;
  const dark = mix(palette.main, palette.deep, 0.5);
  const skin = brush.linear([mix(palette.main, '#ffffff', 0.35), palette.main, dark]);
  const fin = brush.linear([palette.accent, palette.main], 20);
  const scales = [0, 1, 2, 3]
    .map((column) =>
      [0, 1, 2]
        .map(
          (row) =>
            `<path d="M${-34 + column * 24} ${-24 + row * 20}a12 12 0 0 1 0 20" fill="none" stroke="${mix(palette.main, '#ffffff', 0.45)}" stroke-width="3" opacity=".7"/>`,
        )
        .join(''),
    )
    .join('');
  const body = `<path d="M70 -4C96 -52 132 -60 140 -52C128 -30 126 24 140 46C130 54 96 44 70 4Z" fill="${fin}"/><path d="M-20 -50C0 -96 50 -92 62 -40Z" fill="${fin}"/><path d="M-4 48C6 86 44 86 50 40Z" fill="${fin}"/><path d="M-118 4C-86 -66 30 -74 86 -2C36 72 -82 66 -118 4Z" fill="${skin}"/><path d="M-110 14C-80 52 20 62 74 8C34 56 -78 62 -110 14Z" fill="${palette.bright}" opacity=".5"/>${scales}<path d="M-54 -34C-40 -10 -40 16 -52 38" fill="none" stroke="${dark}" stroke-width="4"/><circle cx="-80" cy="-10" r="15" fill="#fff"/><circle cx="-84" cy="-10" r="8" fill="#101018"/><circle cx="-87" cy="-13" r="3" fill="#fff"/><path d="M-116 12Q-100 22 -90 16" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>`;
  const bubbles = Array.from(
    { length: 9 },
    () =>
      `<circle cx="${random.whole(-130, 130)}" cy="${random.whole(-120, 100)}" r="${random.whole(4, 14)}" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-width="2" opacity=".7"/>`,
  ).join('');
  const small = `<path d="M-16 0C-8 -12 12 -10 18 0C12 10 -8 12 -16 0ZM16 0L30 -10V10Z" fill="${palette.accent}"/><circle cx="-8" cy="-3" r="2.5" fill="#111"/>`;
  const flips = random.pick([1, -1]);
  return `${bubbles}${placed(small, -96, -84, { turn: 12 })}${placed(small, 92, 92, { turn: -10 })}${placed(small, -70, 96, { turn: 6, size: 0.8 })}<g transform="scale(${flips} 1) rotate(${random.whole(-14, 8)})">${body}</g>`;
};
