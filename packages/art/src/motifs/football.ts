import { mix } from '../mix.ts';
import { around, placed, starPoints } from '../shapes.ts';
import type { Motif } from './Motif.ts';

/** A football in flight. */
export const football: Motif = (brush) => {
  const { palette, random } = brush;
  const skin = brush.radial(['#ffffff', '#e9edf2', '#8b95a5']);
  const dark = mix(palette.deep, '#000000', 0.2);
  const patches = Array.from({ length: 5 }, (_, index) => {
    const at = around(index * 72, 80);
    return placed(
      `<path d="M-30 -14L-19 18L19 18L30 -14L0 -30Z" fill="${dark}" transform="scale(1 .62)"/>`,
      at.x,
      at.y,
      { turn: index * 72 + 180 },
    );
  });
  const seams = Array.from({ length: 5 }, (_, index) => {
    const from = around(index * 72, 34);
    const to = around(index * 72, 52);
    const side = around(index * 72 + 36, 96);
    return `<path d="M${from.x} ${from.y}L${to.x} ${to.y}M${around(index * 72 + 12, 72).x} ${around(index * 72 + 12, 72).y}L${side.x} ${side.y}" stroke="${dark}" stroke-width="4"/>`;
  });
  const trail = [0, 1, 2]
    .map(
      (index) =>
        `<path d="M${-150 - index * 12} ${70 + index * 26}Q-90 ${60 + index * 18} -40 ${30 + index * 20}" fill="none" stroke="${palette.accent}" stroke-width="${12 - index * 3}" stroke-linecap="round" opacity="${0.7 - index * 0.18}"/>`,
    )
    .join('');
  return `${trail}${placed(`<circle r="98" fill="${skin}"/><polygon points="${starPoints(5, 34)}" fill="${dark}"/>${seams.join('')}<g>${patches.join('')}</g><path d="M-74 -44A86 86 0 0 1 -20 -84" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".9"/>`, 8, -6, { turn: random.between(-25, 25) })}`;
};
