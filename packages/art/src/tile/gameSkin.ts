import { createCanvas } from './createCanvas.ts';
import { gamePalettes } from '../colours/gamePalettes.ts';
import { createRandom } from '../createRandom.ts';
import { letter } from '../lettering.ts';
import { mix } from '../mix.ts';
import type { Palette } from '../Palette.ts';
import { star } from '../pen/paths.ts';
import { air } from '../scenes/air.ts';
import { scenes } from '../scenes/scenes.ts';
import { placed } from '../shapes.ts';
import type { Subject } from '../subjects/subjects.ts';
import type { GameArt } from './GameArt.ts';

/** What a game is drawn with, in the colours and after the subject of its tile; pictures are SVG texts. */
export type GameSkin = {
  palette: Palette;
  /** The ground, 400 × 700. */
  backdrop: string;
  /** Square pictures, 260 units wide: wild, scatter, then from the most worth downwards. */
  symbols: readonly string[];
};

/** What a skin follows: the same as the game's tile shows. */
export type GameLook = Pick<GameArt, 'subject' | 'palette' | 'scene'>;

const objects = [
  'crown',
  'fortuneCoin',
  'lotus',
  'carp',
  'trophy',
  'redEnvelope',
  'drum',
  'treasureChest',
  'lantern',
  'gourd',
] as const satisfies readonly Subject[];
const letters = ['A', 'K', 'Q', 'J'] as const;
const inks = ['#e5484d', '#8e6cff', '#30a8ff', '#3ecf8e'] as const;

/** A vendor's games look the same under every brand. */
const style = 'lacquer';

const sized = (svg: string, box: string, width: number, height: number) =>
  svg.replace(/viewBox="[^"]+"/, `viewBox="${box}" width="${width}" height="${height}"`);

/** The skin of a game: always the same for the same id and look. */
export const gameSkin = ({ id, look }: { id: string; look: GameLook }): GameSkin => {
  const random = createRandom(`skin:${id}`);
  const palette = gamePalettes[look.palette];
  const others = objects.filter((name) => name !== look.subject).sort(() => random.next() - 0.5);
  const canvasOf = (name: string) =>
    createCanvas(`s${name}`, { palette: look.palette, light: 'left', seed: `${id}:${name}`, style });
  const symbol = (name: string, body: (canvas: ReturnType<typeof canvasOf>) => string) => {
    const canvas = canvasOf(name);
    return sized(canvas.svg(260, 260, body(canvas)), '-130 -130 260 260', 260, 260);
  };
  const words = (
    canvas: ReturnType<typeof canvasOf>,
    text: string,
    y: number,
    width: number,
    height: number,
  ) => {
    const { path, size } = letter(text, 'paytone-one', { width, height });
    return placed(canvas.style.figure(canvas.brush, path, size), 0, y);
  };
  const wild = symbol('wild', (canvas) =>
    [canvas.pen.body(star(0, 0, 12, 124, 100), palette.accent), words(canvas, 'WILD', 0, 190, 86)].join(''),
  );
  const scatter = symbol('scatter', (canvas) =>
    [
      canvas.pen.glow(0, 0, 128, palette.glow, 1),
      canvas.put(look.subject, { x: 0, y: -14, size: 0.84 }),
      words(canvas, 'BONUS', 88, 210, 56),
    ].join(''),
  );
  const high = others
    .slice(0, 4)
    .map((name) => symbol(name, (canvas) => canvas.put(name, { x: 0, y: 0, size: 0.9 })));
  const low = letters.map((text, index) =>
    symbol(`letter${text}`, ({ brush }) => {
      const ink = inks[index]!;
      const { path, size } = letter(text, 'alfa-slab-one', { width: 170, height: 170 });
      const edge = mix(ink, '#000000', 0.72);
      const line = (size * 0.14).toFixed(1);
      return `<g stroke-linejoin="round"><path d="${path}" transform="translate(0 6)" fill="${edge}" stroke="${edge}" stroke-width="${line}"/><path d="${path}" fill="${brush.linear([mix(ink, '#ffffff', 0.6), ink, mix(ink, '#000000', 0.3)])}" stroke="${edge}" stroke-width="${line}" paint-order="stroke"/></g>`;
    }),
  );
  const ground = canvasOf('ground');
  const stage = { width: 400, height: 700, x: 200, y: 250 };
  const scene = scenes[look.scene];
  const scenery = [
    ground.style.ground(ground.pen, stage),
    scene.far(ground.pen, stage),
    air(ground.pen, scene.air, stage, false),
  ].join('');
  return {
    palette,
    backdrop: sized(ground.svg(400, 700, scenery), '0 0 400 700', 400, 700),
    symbols: [wild, scatter, ...high, ...low],
  };
};
