import type { ArtStyle } from '@marquee/reference';
import { createBrush } from '../Brush.ts';
import { gamePalettes } from '../colours/gamePalettes.ts';
import { createRandom } from '../createRandom.ts';
import { letter } from '../lettering.ts';
import { createPen } from '../pen/createPen.ts';
import { air } from '../scenes/air.ts';
import type { SceneDrawing } from '../scenes/Scene.ts';
import { scenes } from '../scenes/scenes.ts';
import { placed } from '../shapes.ts';
import { styles } from '../styles/styles.ts';
import { subjects } from '../subjects/subjects.ts';
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

type Stand = { x: number; y: number; size: number; turn?: number; flip?: boolean };

const cameras: Record<Camera, Stand> = {
  close: { x: 150, y: 168, size: 1.3 },
  whole: { x: 150, y: 156, size: 1.1 },
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
  const style = styles[name];
  const palette = style.wear(gamePalettes[art.palette]);
  const random = createRandom(`${art.subject}:${art.scene}:${id}`);
  const prefix = `${name[0]}${id.replaceAll(/[^a-zA-Z0-9]/g, '')}-`;
  const brush = createBrush(prefix, random, palette);
  const pen = createPen(brush, style, art.light);
  const [second, place] = art.second ?? [];
  const stand = place === 'facing' ? facing : cameras[art.camera];
  const stage = { width, height, x: width / 2, y: 150 };
  const scene: SceneDrawing = scenes[art.scene];
  const put = (subject: keyof typeof subjects, at: Stand) =>
    `<g filter="url(#${prefix}apart)">${placed(subjects[subject](pen), at.x, at.y - style.raise, at)}</g>`;
  const other = second && place ? put(second, { ...seconds[place], flip: place === 'facing' }) : '';
  const isBehind = place === 'behind' || place === 'facing';
  const parts = [
    style.ground(pen, stage),
    scene.far(pen, stage),
    air(pen, art.air, stage, false),
    style.veil(pen, stage),
    isBehind ? other : '',
    put(art.subject, stand),
    isBehind ? '' : other,
    scene.near?.(pen, stage) ?? '',
    air(pen, art.air, stage, true),
  ];
  const text = letter(title.toLocaleUpperCase('vi'), random.pick(style.faces), style.titleBox);
  parts.push(style.title(brush, text.path, text.size, stage));
  const filter = `<filter id="${prefix}apart" x="-20%" y="-20%" width="140%" height="140%">${style.apart(palette)}</filter>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${brush.defs()}${filter}</defs>${parts.join('')}</svg>`;
};
