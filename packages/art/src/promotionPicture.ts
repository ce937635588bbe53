import { backdrop } from './backdrop.ts';
import { createBrush } from './Brush.ts';
import { createRandom } from './createRandom.ts';
import { mix } from './mix.ts';
import { coins } from './motifs/coins.ts';
import { crown } from './motifs/crown.ts';
import { gems } from './motifs/gems.ts';
import type { Motif } from './motifs/Motif.ts';
import { trophy } from './motifs/trophy.ts';
import type { Palette } from './Palette.ts';
import { placed } from './shapes.ts';

const gift: Motif = (brush) => {
  const { palette } = brush;
  const box = brush.linear([
    mix(palette.main, '#ffffff', 0.3),
    palette.main,
    mix(palette.main, palette.deep, 0.5),
  ]);
  const ribbon = brush.linear([palette.bright, palette.accent]);
  return `<rect x="-86" y="-20" width="172" height="116" rx="10" fill="${box}"/><rect x="-100" y="-54" width="200" height="44" rx="10" fill="${box}"/><rect x="-20" y="-54" width="40" height="150" fill="${ribbon}"/><path d="M0 -54C-70 -120 -100 -60 0 -54C70 -120 100 -60 0 -54Z" fill="${ribbon}" stroke="${mix(palette.accent, palette.deep, 0.3)}" stroke-width="4"/>`;
};

const objects: readonly Motif[] = [gift, coins, crown, trophy, gems];

/** A promotion's picture (640 × 360) as SVG text, its object at the end side. */
export const promotionPicture = ({
  id,
  seed = id,
  palette,
}: {
  id: string;
  seed?: string;
  palette: Palette;
}): string => {
  const random = createRandom(`promotion:${seed}`);
  const brush = createBrush(`p${id.replaceAll(/[^a-zA-Z0-9]/g, '')}-`, random, palette);
  const body = random.pick(objects)(brush);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360">${backdrop(brush, { width: 640, height: 360, x: 430, y: 180 })}<ellipse cx="430" cy="316" rx="150" ry="18" fill="#000" opacity=".3"/>${placed(body, 430, 184, { size: 1.35, turn: random.between(-6, 6) })}<defs>${brush.defs()}</defs></svg>`;
};
