import type { Brush } from '../Brush.ts';
import type { StyleRules } from '../styles/StyleRules.ts';
import type { Light, Pen } from './Pen.ts';

const opacityOf = (opacity: number | undefined) =>
  opacity === undefined || opacity === 1 ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`;

/** A pen that draws in a style, by a light. */
export const createPen = (brush: Brush, style: StyleRules, light: Light): Pen => ({
  palette: brush.palette,
  random: brush.random,
  body: (d, colour, solid = {}) => style.body(brush, d, colour, light, solid),
  flat: (d, colour, opacity) => `<path d="${d}" fill="${colour}"${opacityOf(opacity)}/>`,
  line: (d, colour, width, opacity) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacityOf(opacity)}/>`,
  trim: (d, width = 2.4) =>
    `<path d="${d}" fill="none" stroke="${style.trim(brush)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
  glow: (x, y, radius, colour, strength = 0.8) =>
    style.isSoft
      ? `<circle cx="${x}" cy="${y}" r="${radius}" fill="${brush.radial([`${colour}/${strength}`, `${colour}/${(strength * 0.35).toFixed(2)}`, `${colour}/0`], { x: 0.5, y: 0.5, r: 0.5 })}"/>`
      : [1, 0.72, 0.46]
          .map(
            (share) =>
              `<circle cx="${x}" cy="${y}" r="${Math.round(radius * share)}" fill="${colour}" opacity="${(strength * 0.28).toFixed(2)}"/>`,
          )
          .join(''),
  fade: (...stops) => brush.linear(stops),
});
