import { mix } from '../mix.ts';
import { placed, starPoints } from '../shapes.ts';
import type { Motif } from './Motif.ts';

/** A cup with a star. */
export const trophy: Motif = (brush) => {
  const { palette } = brush;
  const dark = mix(palette.accent, palette.deep, 0.6);
  const metal = brush.linear([mix(palette.accent, '#ffffff', 0.55), palette.accent, dark, palette.accent], 0);
  return `<path d="M-66 -84C-128 -90 -122 4 -44 14M66 -84C128 -90 122 4 44 14" fill="none" stroke="${metal}" stroke-width="15" stroke-linecap="round"/><path d="M-74 -100H74C74 -10 46 34 0 38C-46 34 -74 -10 -74 -100Z" fill="${metal}"/><path d="M-12 34H12L20 74H-20Z" fill="${dark}"/><rect x="-52" y="72" width="104" height="22" rx="6" fill="${metal}"/><rect x="-66" y="92" width="132" height="20" rx="6" fill="${dark}"/>${placed(`<polygon points="${starPoints(5, 36, 15)}" fill="#fff" opacity=".92"/>`, 0, -40)}<path d="M-56 -86C-54 -40 -44 -8 -26 12" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".65"/><ellipse cy="-100" rx="74" ry="11" fill="${mix(palette.accent, '#ffffff', 0.4)}"/>`;
};
