import { type GameCategory, gameCategoryEntries } from '@marquee/reference';
import { backdrop } from './backdrop.ts';
import { createBrush } from './Brush.ts';
import { createRandom } from './createRandom.ts';
import { faces, letter } from './lettering.ts';
import { mix } from './mix.ts';
import { motifs } from './motifs/motifs.ts';
import type { Palette } from './Palette.ts';
import { palettesOf } from './palettes.ts';
import { placed } from './shapes.ts';

/** What a tile is drawn for. */
export type GameTileOptions = {
  /** Tells the picture's ids from those of others on the same page. */
  id: string;
  title: string;
  category: GameCategory;
  /** Decides the drawing; the id unless told. */
  seed?: string;
  palette?: Palette;
};

const width = 300;
const height = 400;

/** A portrait tile (300 × 400) for a game, as SVG text: always the same for the same seed. */
export const gameTile = ({ id, title, category, seed = id, palette }: GameTileOptions): string => {
  const random = createRandom(`${category}:${seed}`);
  const colours = palette ?? random.pick(palettesOf(category));
  const brush = createBrush(`t${id.replaceAll(/[^a-zA-Z0-9]/g, '')}-`, random, colours);
  const x = width / 2;
  const y = random.between(142, 158);
  const body = motifs[random.pick<keyof typeof motifs>(gameCategoryEntries[category].art.motifs)](brush);
  const text = letter(title.toLocaleUpperCase('vi'), random.pick(faces), { width: 262, height: 92 });
  const ink = brush.linear(['#ffffff', colours.bright, mix(colours.accent, colours.bright, 0.35)]);
  const shade = brush.linear([
    `${colours.deep}/0`,
    `${colours.deep}/0.86`,
    `${mix(colours.deep, '#000000', 0.4)}/1`,
  ]);
  const edge = mix(colours.deep, '#000000', 0.45);
  const outline = Math.max(4, text.size * 0.13);
  const parts = [
    backdrop(brush, { width, height, x, y }),
    `<ellipse cx="${x}" cy="${y + 122}" rx="112" ry="16" fill="#000" opacity=".32"/>`,
    placed(body, x, y, { turn: random.between(-5, 5), size: random.between(1.02, 1.16) }),
    `<rect y="196" width="${width}" height="204" fill="${shade}"/>`,
    `<g transform="translate(${x} 314) rotate(${random.pick([-3, -2, 0, 0, 2])})" stroke-linejoin="round"><path d="${text.path}" transform="translate(0 4)" fill="${edge}" stroke="${edge}" stroke-width="${(outline * 1.5).toFixed(1)}"/><path d="${text.path}" fill="${edge}" stroke="${mix(colours.main, colours.deep, 0.45)}" stroke-width="${outline.toFixed(1)}"/><path d="${text.path}" fill="${ink}"/></g>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${brush.defs()}</defs>${parts.join('')}</svg>`;
};
