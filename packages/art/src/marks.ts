import { createBrush } from './Brush.ts';
import { createRandom } from './createRandom.ts';
import { faces, letter } from './lettering.ts';
import { gamePalettes } from './colours/gamePalettes.ts';
import { starPoints } from './shapes.ts';

const signs = [
  `<polygon points="${starPoints(6, 20)}"/>`,
  `<polygon points="${starPoints(4, 22, 8)}"/>`,
  '<path d="M-18 16L0 -20L18 16ZM-8 16L0 0L8 16Z" fill-rule="evenodd"/>',
  '<path d="M0 -20A20 20 0 1 1 -14 14L0 0Z"/>',
  '<path d="M-18 -18H4A18 18 0 0 1 4 18H-18ZM-6 -6V6H4A6 6 0 0 0 4 -6Z" fill-rule="evenodd"/>',
  '<path d="M-20 4C-10 -24 10 -24 20 4C10 -4 -10 -4 -20 4ZM-12 16H12" stroke="currentColor" stroke-width="6"/>',
];

const nameMark = (name: string, viewWidth: number) => {
  const random = createRandom(`mark:${name}`);
  const text = letter(name, random.pick(faces), { width: viewWidth - 74, height: 34 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${viewWidth} 60" fill="currentColor"><g transform="translate(30 30)">${random.pick(signs)}</g><path d="${text.path}" transform="translate(${60 + text.width / 2} 30)"/></svg>`;
};

/** An invented studio's wordmark (220 × 60) in the colour of its surroundings, as SVG text. */
export const providerMark = ({ name }: { name: string }): string => nameMark(name, 220);

/** A payment method's mark (160 × 60) in the colour of its surroundings, as SVG text. */
export const paymentMark = ({ name }: { name: string }): string => nameMark(name, 180);

/** A player's picture (96 × 96) as SVG text. */
export const avatar = ({ seed }: { seed: string }): string => {
  const random = createRandom(`avatar:${seed}`);
  const palette = random.pick(Object.values(gamePalettes));
  const brush = createBrush(`a${seed.replaceAll(/[^a-zA-Z0-9]/g, '')}-`, random, palette);
  const ground = brush.linear([palette.glow, palette.mid], random.whole(30, 150));
  const skin = random.pick(['#f3c9a5', '#d99f72', '#a8693f', '#f7dcc4']);
  const hair = random.pick(['#1d1512', '#3b2417', '#5c3a1e', '#22252e']);
  const cut = random.pick([
    'M24 46C22 14 74 14 72 46C66 34 56 30 48 30S30 34 24 46Z',
    'M22 60C14 14 82 14 74 60C72 42 62 30 48 30S24 42 22 60Z',
    'M24 44C30 12 70 14 74 40C60 30 44 40 24 44Z',
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs>${brush.defs()}</defs><rect width="96" height="96" fill="${ground}"/><path d="M12 96C14 72 82 72 84 96Z" fill="${palette.main}"/><rect x="40" y="58" width="16" height="20" rx="7" fill="${skin}"/><ellipse cx="48" cy="46" rx="21" ry="24" fill="${skin}"/><path d="${cut}" fill="${hair}"/><circle cx="40" cy="48" r="2.6" fill="#1b1b1b"/><circle cx="56" cy="48" r="2.6" fill="#1b1b1b"/><path d="M41 58Q48 64 55 58" fill="none" stroke="#7a3b2a" stroke-width="2.4" stroke-linecap="round"/></svg>`;
};
