import { mix } from '../mix.ts';
import { placed } from '../shapes.ts';
import type { Motif } from './Motif.ts';

const gem = (bright: string, main: string, dark: string) =>
  [
    `<path d="M-60 -30L-32 -62H32L60 -30L0 66Z" fill="${main}"/>`,
    `<path d="M-60 -30L-32 -62L-22 -30ZM60 -30L32 -62L22 -30Z" fill="${dark}" opacity=".55"/>`,
    `<path d="M-32 -62H32L22 -30H-22Z" fill="${bright}" opacity=".9"/>`,
    `<path d="M-22 -30H22L0 66Z" fill="${bright}" opacity=".35"/>`,
    `<path d="M22 -30H60L0 66Z" fill="${dark}" opacity=".35"/>`,
    '<path d="M-28 -56L-12 -56L-20 -36Z" fill="#fff" opacity=".85"/>',
  ].join('');

/** Three cut stones. */
export const gems: Motif = ({ palette, random }) => {
  const colours = [palette.main, palette.accent, palette.glow];
  const drawn = colours.map((colour) =>
    gem(mix(colour, '#ffffff', 0.6), colour, mix(colour, palette.deep, 0.6)),
  );
  const turn = random.between(-8, 8);
  return (
    placed(drawn[1]!, -58, 22, { turn: turn - 18, size: 0.85 }) +
    placed(drawn[2]!, 58, 24, { turn: turn + 18, size: 0.85 }) +
    placed(drawn[0]!, 0, -6, { turn, size: 1.35 })
  );
};
