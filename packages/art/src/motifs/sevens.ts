import { mix } from '../mix.ts';
import { placed } from '../shapes.ts';
import type { Motif } from './Motif.ts';

/** Three reels, a seven in each. */
export const sevens: Motif = (brush) => {
  const { palette } = brush;
  const dark = mix(palette.deep, '#000000', 0.2);
  const paper = brush.linear([
    mix(palette.bright, palette.main, 0.5),
    '#ffffff',
    mix(palette.bright, palette.main, 0.5),
  ]);
  const figure = brush.linear([
    mix(palette.accent, '#ffffff', 0.35),
    palette.accent,
    mix(palette.accent, palette.deep, 0.5),
  ]);
  const frame = brush.linear([palette.bright, palette.main, mix(palette.main, palette.deep, 0.5)]);
  const seven = `<path d="M-26 -34H28V-18L0 40H-20L6 -14H-26Z" fill="${figure}" stroke="${palette.bright}" stroke-width="4" stroke-linejoin="round"/>`;
  const reel = `<rect x="-34" y="-62" width="68" height="124" rx="8" fill="${paper}"/><rect x="-34" y="-62" width="68" height="30" rx="8" fill="${dark}" opacity=".3"/><rect x="-34" y="32" width="68" height="30" rx="8" fill="${dark}" opacity=".3"/>${placed(seven, 0, -2)}`;
  return `<rect x="-124" y="-84" width="248" height="168" rx="24" fill="${frame}"/><rect x="-114" y="-74" width="228" height="148" rx="16" fill="${dark}"/>${[-74, 0, 74].map((x) => placed(reel, x, 0)).join('')}<path d="M-110 -62Q0 -92 110 -62" fill="none" stroke="#fff" stroke-width="5" opacity=".5"/>`;
};
