import { type GameCategory, gameCategoryEntries } from '@marquee/reference';
import { backdrop } from './backdrop.ts';
import { createBrush } from './Brush.ts';
import { createRandom } from './createRandom.ts';
import { faces, letter } from './lettering.ts';
import { mix } from './mix.ts';
import { motifs } from './motifs/motifs.ts';
import type { Palette } from './Palette.ts';
import { palettesOf } from './palettes.ts';
import { placed, starPoints } from './shapes.ts';

/** What a game is drawn with, in the colours and after the motif of its tile; pictures are SVG texts. */
export type GameSkin = {
  palette: Palette;
  /** The ground, 400 × 700. */
  backdrop: string;
  /** Square pictures, 260 units wide: wild, scatter, then from the most worth downwards. */
  symbols: readonly string[];
};

const objects = [
  'crown',
  'gems',
  'coins',
  'lotus',
  'fish',
  'trophy',
  'shield',
  'dice',
  'swords',
  'rocket',
] as const;
const letters = ['A', 'K', 'Q', 'J'] as const;
const inks = ['#e5484d', '#8e6cff', '#30a8ff', '#3ecf8e'] as const;

const svg = (defs: string, body: string, box: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="260" height="260"><defs>${defs}</defs>${body}</svg>`;

/** The skin of a game: always the same for the same id. */
export const gameSkin = ({ id, category }: { id: string; category: GameCategory }): GameSkin => {
  const random = createRandom(`${category}:${id}`);
  const palette = random.pick(palettesOf(category));
  // The tile asks chance for its place before it asks for its motif.
  random.between(142, 158);
  const own = random.pick<keyof typeof motifs>(gameCategoryEntries[category].art.motifs);
  const others = objects.filter((name) => name !== own).sort(() => random.next() - 0.5);
  const face = random.pick(faces);
  const draw = (name: string, body: (brush: ReturnType<typeof createBrush>) => string, colours = palette) => {
    const brush = createBrush(`s${name}-`, createRandom(`${id}:${name}`), colours);
    const content = body(brush);
    return svg(brush.defs(), content, '-130 -130 260 260');
  };
  const lettered = (text: string, width: number, height: number, ink: string, edge: string) => {
    const { path, size } = letter(text, face, { width, height });
    const line = Math.max(6, size * 0.16).toFixed(1);
    return `<g stroke-linejoin="round"><path d="${path}" transform="translate(0 6)" fill="${edge}" stroke="${edge}" stroke-width="${line}"/><path d="${path}" fill="${ink}" stroke="${edge}" stroke-width="${line}" paint-order="stroke"/></g>`;
  };
  const star = draw('wild', (brush) => {
    const fill = brush.radial([palette.bright, palette.accent, mix(palette.accent, palette.deep, 0.45)]);
    return `<polygon points="${starPoints(12, 122, 100)}" fill="${fill}" stroke="${mix(palette.deep, '#000000', 0.3)}" stroke-width="6"/>${lettered('WILD', 200, 86, '#ffffff', mix(palette.deep, '#000000', 0.35))}`;
  });
  const bonus = draw('scatter', (brush) => {
    const light = brush.radial([`${palette.glow}/1`, `${palette.glow}/0.4`, `${palette.glow}/0`], {
      x: 0.5,
      y: 0.5,
      r: 0.5,
    });
    return `<circle r="128" fill="${light}"/><circle r="112" fill="none" stroke="${palette.bright}" stroke-width="8" stroke-dasharray="4 18" stroke-linecap="round"/>${placed(motifs[own](brush), 0, -12, { size: 0.78 })}${placed(lettered('BONUS', 210, 54, palette.accent, mix(palette.deep, '#000000', 0.4)), 0, 88)}`;
  });
  const high = others.slice(0, 4).map((name, index) => {
    const colours = { ...palette, main: [palette.main, '#f2b632', '#ef6f6c', '#4fb3ff'][index] as string };
    return draw(name, (brush) => placed(motifs[name](brush), 0, 0, { size: 0.92 }), colours);
  });
  const low = letters.map((text, index) => {
    const ink = inks[index] as string;
    return draw(`letter${text}`, (brush) =>
      lettered(
        text,
        170,
        170,
        brush.linear([mix(ink, '#ffffff', 0.6), ink, mix(ink, '#000000', 0.3)]),
        mix(ink, '#000000', 0.72),
      ),
    );
  });
  const ground = createBrush('g-', random, palette);
  const scenery = backdrop(ground, { width: 400, height: 700, x: 200, y: 250 });
  return {
    palette,
    backdrop: svg(ground.defs(), scenery, '0 0 400 700').replace(
      'width="260" height="260"',
      'width="400" height="700"',
    ),
    symbols: [star, bonus, ...high, ...low],
  };
};
