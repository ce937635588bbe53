import type { ArtStyle, GameCategory } from '@marquee/reference';
import { air } from '../scenes/air.ts';
import { scenes } from '../scenes/scenes.ts';
import { categoryArt } from './categoryArt.ts';
import { createCanvas } from './createCanvas.ts';

const width = 400;
const height = 300;

/** What stands for a kind of game, 400 × 300 and without a word, so that its name can stand beside or over it. */
export const categoryPicture = (category: GameCategory, name: ArtStyle): string => {
  const art = categoryArt[category];
  const canvas = createCanvas(`category${category}`, { ...art, seed: `category:${category}`, style: name });
  const { pen, style, put, front } = canvas;
  const stage = { width, height, x: 236, y: 150 };
  const scene = scenes[art.scene];
  const [second] = art.second ?? [];
  return canvas.svg(
    width,
    height,
    [
      style.ground(pen, stage),
      scene.far(pen, stage),
      air(pen, art.air ?? scene.air, stage, false),
      style.veil(pen, stage),
      put(art.subject, { x: stage.x, y: stage.y - 4, size: 1.16 }),
      front(art.scene, stage),
      second ? put(second, { x: 338, y: 226, size: 0.6, turn: 6 }) : '',
    ].join(''),
  );
};
