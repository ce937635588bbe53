import { mix } from '../mix.ts';
import { placed } from '../shapes.ts';
import type { Motif } from './Motif.ts';

/** Two blades crossed before a round shield. */
export const swords: Motif = (brush) => {
  const { palette, random } = brush;
  const blade = brush.linear(['#ffffff', palette.main, mix(palette.main, '#000000', 0.45)], 0);
  const guard = brush.linear([
    mix(palette.accent, '#ffffff', 0.4),
    palette.accent,
    mix(palette.accent, '#000000', 0.45),
  ]);
  const disc = brush.radial([mix(palette.mid, palette.glow, 0.5), palette.mid, palette.deep]);
  const sword = `<path d="M0 -138L14 -112V40H-14V-112Z" fill="${blade}"/><path d="M0 -132V40" stroke="#fff" stroke-width="3" opacity=".7"/><path d="M-44 34C-20 46 20 46 44 34L40 54C20 62 -20 62 -40 54Z" fill="${guard}"/><rect x="-9" y="54" width="18" height="46" rx="5" fill="${mix(palette.deep, '#000000', 0.2)}"/><circle cy="108" r="14" fill="${guard}"/>`;
  const turn = random.between(36, 48);
  return `<circle r="84" fill="${guard}"/><circle r="74" fill="${disc}"/><circle r="52" fill="none" stroke="${palette.accent}" stroke-width="4" stroke-dasharray="4 10" stroke-linecap="round"/>${placed(sword, 0, 0, { turn })}${placed(sword, 0, 0, { turn: -turn })}`;
};
