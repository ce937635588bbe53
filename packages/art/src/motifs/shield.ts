import { mix } from '../mix.ts';
import { placed, starPoints } from '../shapes.ts';
import type { Motif } from './Motif.ts';

/** A team's shield, wings at its sides. */
export const shield: Motif = (brush) => {
  const { palette, random } = brush;
  const dark = mix(palette.main, palette.deep, 0.6);
  const face = brush.linear([mix(palette.main, '#ffffff', 0.3), palette.main, dark]);
  const edge = brush.linear([palette.bright, palette.accent]);
  const wing = [0, 1, 2, 3]
    .map(
      (index) =>
        `<path d="M62 ${-52 + index * 28}L${150 - index * 20} ${-84 + index * 32}L${128 - index * 20} ${-46 + index * 30}L62 ${-22 + index * 26}Z" fill="${mix(palette.glow, palette.main, index * 0.22)}"/>`,
    )
    .join('');
  const sign = random.pick([
    `<polygon points="${starPoints(6, 46, 21)}" fill="${palette.bright}"/>`,
    `<path d="M14 -58L-34 8H-4L-16 58L36 -12H4Z" fill="${palette.accent}"/>`,
    `<path d="M-44 -20L0 -52L44 -20L28 -14L0 -32L-28 -14ZM-34 6L0 -18L34 6L20 42L0 30L-20 42Z" fill="${palette.bright}"/>`,
  ]);
  return `${wing}<g transform="scale(-1 1)">${wing}</g><path d="M0 -104L82 -76V6C82 58 40 90 0 108C-40 90 -82 58 -82 6V-76Z" fill="${edge}"/><path d="M0 -90L70 -66V6C70 50 34 78 0 94C-34 78 -70 50 -70 6V-66Z" fill="${face}"/><path d="M0 -90V94C-34 78 -70 50 -70 6V-66Z" fill="#fff" opacity=".12"/>${placed(sign, 0, -2)}`;
};
