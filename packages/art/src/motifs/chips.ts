import { mix } from '../mix.ts';
import { placed } from '../shapes.ts';
import type { Motif } from './Motif.ts';

/** Stacks of chips, one chip leaning on them. */
export const chips: Motif = (brush) => {
  const { palette, random } = brush;
  const stack = (colour: string, count: number) => {
    const dark = mix(colour, '#000000', 0.45);
    return (
      Array.from({ length: count }, (_, index) => {
        const y = -index * 17;
        return `<path d="M-46 ${y}v14a46 17 0 0 0 92 0v-14Z" fill="${dark}"/>${[-30, 0, 30].map((x) => `<rect x="${x - 6}" y="${y + (x ? 10 : 14)}" width="12" height="13" fill="#fff" opacity=".85"/>`).join('')}<ellipse cy="${y}" rx="46" ry="17" fill="${colour}"/>`;
      }).join('') +
      `<ellipse cy="${-(count - 1) * 17}" rx="32" ry="11" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/>`
    );
  };
  const face = brush.radial([
    mix(palette.main, '#ffffff', 0.4),
    palette.main,
    mix(palette.main, '#000000', 0.4),
  ]);
  const notches = Array.from(
    { length: 8 },
    (_, index) =>
      `<rect x="-10" y="-70" width="20" height="22" fill="#fff" transform="rotate(${index * 45})"/>`,
  ).join('');
  const chip = `<circle r="70" fill="${face}"/>${notches}<circle r="46" fill="${mix(palette.main, '#000000', 0.25)}" stroke="#fff" stroke-width="4"/><path d="M0 -26L20 0L0 26L-20 0Z" fill="${palette.accent}"/>`;
  return (
    placed(stack(palette.accent, random.whole(4, 6)), -70, 66) +
    placed(stack('#f4f4f4', random.whole(2, 4)), 74, 74) +
    placed(stack(palette.main, random.whole(6, 8)), 4, 76) +
    placed(chip, 26, -22, { turn: random.between(-20, 20), size: 0.98 })
  );
};
