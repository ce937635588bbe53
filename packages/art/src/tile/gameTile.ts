import type { ArtStyle } from '@marquee/reference';
import { letter } from '../lettering.ts';
import { air } from '../scenes/air.ts';
import { scenes } from '../scenes/scenes.ts';
import { createCanvas, type Stand } from './createCanvas.ts';
import type { Camera, GameArt, Place } from './GameArt.ts';

/** What a tile is drawn for. */
export type GameTileOptions = {
  /** Tells the picture's ids from those of others on the same page. */
  id: string;
  title: string;
  art: GameArt;
  style: ArtStyle;
};

const width = 300;
const height = 400;

const cameras: Record<Camera, Stand> = {
  close: { x: 150, y: 170, size: 1.26 },
  whole: { x: 150, y: 164, size: 1.08 },
  low: { x: 150, y: 150, size: 1.2 },
  left: { x: 158, y: 158, size: 1.2, turn: -7 },
  right: { x: 142, y: 158, size: 1.2, turn: 7 },
};

const seconds: Record<Place, Stand> = {
  left: { x: 70, y: 238, size: 0.54, turn: -6 },
  right: { x: 230, y: 238, size: 0.54, turn: 6 },
  behind: { x: 216, y: 84, size: 0.62, turn: 8 },
  facing: { x: 216, y: 166, size: 0.86 },
};

/** Two that face each other stand side by side. */
const facing: Stand = { x: 88, y: 140, size: 0.92 };

/** A portrait tile (300 × 400) for a game, as SVG text: always the same for the same entry, title and style. */
export const gameTile = ({ id, title, art, style: name }: GameTileOptions): string => {
  const canvas = createCanvas(id, { ...art, seed: `${art.subject}:${art.scene}:${id}`, style: name });
  const { brush, pen, style, put, front } = canvas;
  const [second, place] = art.second ?? [];
  const stand = place === 'facing' ? facing : cameras[art.camera];
  const raised = (at: Stand): Stand => ({ ...at, y: at.y - style.raise });
  const stage = { width, height, x: width / 2, y: 150, floor: style.floor };
  const scene = scenes[art.scene];
  const floating = art.air ?? scene.air;
  const isBehind = place === 'behind' || place === 'facing';
  const other = second && place ? put(second, { ...raised(seconds[place]), flip: place === 'facing' }) : '';
  const parts = [
    style.ground(pen, stage),
    scene.far(pen, stage),
    air(pen, floating, stage, false),
    style.veil(pen, stage),
    isBehind ? other : '',
    put(art.subject, raised(stand)),
    front(art.scene, stage),
    isBehind ? '' : other,
    air(pen, floating, stage, true),
  ];
  const face = brush.random.pick(style.faces);
  const text = letter(title.toLocaleUpperCase('vi'), face, style.titleBox);
  return canvas.svg(width, height, [...parts, style.title(brush, text.path, text.size, stage)].join(''));
};
