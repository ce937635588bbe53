import type { ArtStyle } from '@marquee/reference';
import { letter } from '../lettering.ts';
import { air } from '../scenes/air.ts';
import { scenes } from '../scenes/scenes.ts';
import { placed } from '../shapes.ts';
import { createCanvas } from './createCanvas.ts';
import type { GameArt } from './GameArt.ts';

/** What a promotion's picture is drawn for. */
export type PromotionPictureOptions = {
  id: string;
  art: GameArt;
  style: ArtStyle;
  /** What it is about in one figure, such as `0.8 %`; it stands at the start. */
  figure?: string | undefined;
};

const width = 640;
const height = 360;

/** A promotion's picture (640 × 360) as SVG text: its figure large at the start, its object at the end. */
export const promotionPicture = ({ id, art, style: name, figure }: PromotionPictureOptions): string => {
  const canvas = createCanvas(id, { ...art, seed: `promotion:${id}`, style: name });
  const { brush, pen, style, put, front } = canvas;
  const x = figure ? 452 : 320;
  const stage = { width, height, x, y: 176 };
  const scene = scenes[art.scene];
  const [second, place] = art.second ?? [];
  const other = second
    ? put(second, place === 'behind' ? { x: x + 96, y: 92, size: 0.66 } : { x: x + 112, y: 262, size: 0.62 })
    : '';
  const text = figure ? letter(figure, style.faces[0]!, { width: 268, height: 190 }) : null;
  return canvas.svg(
    width,
    height,
    [
      style.ground(pen, stage),
      scene.far(pen, stage),
      air(pen, art.air ?? scene.air, stage, false),
      style.veil(pen, stage),
      place === 'behind' ? other : '',
      put(art.subject, { x, y: 184, size: 1.26 }),
      front(art.scene, stage),
      place === 'behind' ? '' : other,
      text ? placed(style.figure(brush, text.path, text.size), 172, 180, { turn: -4 }) : '',
    ].join(''),
  );
};
