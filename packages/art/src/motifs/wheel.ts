import { mix } from '../mix.ts';
import { around } from '../shapes.ts';
import type { Motif } from './Motif.ts';

/** A roulette wheel with its ball. */
export const wheel: Motif = (brush) => {
  const { palette, random } = brush;
  const rim = brush.radial([palette.accent, mix(palette.accent, palette.deep, 0.5), palette.accent], {
    x: 0.5,
    y: 0.3,
    r: 0.7,
  });
  const hub = brush.radial([palette.bright, palette.accent, mix(palette.accent, palette.deep, 0.7)]);
  const pockets = 24;
  const slices = Array.from({ length: pockets }, (_, index) => {
    const from = around((index * 360) / pockets, 92);
    const to = around(((index + 1) * 360) / pockets, 92);
    const colour = index === 0 ? '#138a4c' : index % 2 ? palette.main : '#141018';
    return `<path d="M0 0L${from.x} ${from.y}A92 92 0 0 1 ${to.x} ${to.y}Z" fill="${colour}"/>`;
  });
  const ball = around(random.between(-60, 60), 78);
  return `<ellipse cy="30" rx="120" ry="96" fill="#000" opacity=".35"/><circle r="114" fill="${rim}"/><circle r="98" fill="#1a0c0c"/>${slices.join('')}<circle r="64" fill="${mix(palette.deep, palette.main, 0.35)}" stroke="${palette.accent}" stroke-width="3"/>${[0, 45, 90, 135].map((turn) => `<rect x="-58" y="-4" width="116" height="8" rx="4" fill="${palette.accent}" transform="rotate(${turn})"/>`).join('')}<circle r="22" fill="${hub}"/><circle cx="${ball.x}" cy="${ball.y}" r="10" fill="#fff"/><path d="M-92 -56A108 108 0 0 1 20 -106" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".55"/>`;
};
