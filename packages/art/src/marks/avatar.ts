import { createBrush } from '../Brush.ts';
import { gamePalettes } from '../colours/gamePalettes.ts';
import { createRandom } from '../createRandom.ts';

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
