import type { Scenery } from '@marquee/reference';
import type { GamePalette } from '../colours/gamePalettes.ts';
import type { Light } from '../pen/Pen.ts';
import type { Air } from '../scenes/air.ts';
import type { SceneName } from '../scenes/scenes.ts';
import type { Subject } from '../subjects/subjects.ts';

type Placed = readonly [subject: Subject, x: number, y: number, size: number, turn: number];

type SceneryRules = {
  scene: SceneName;
  palette: GamePalette;
  light: Light;
  air: Air;
  /** What stands in it, the farthest first, from the middle of its end half. */
  objects: readonly Placed[];
};

/** Scenes of banners. */
export const sceneries = {
  'lotus-pond': {
    scene: 'moonlight',
    palette: 'plum',
    light: 'behind',
    air: 'petals',
    objects: [
      ['lotus', -236, 120, 0.72, -5],
      ['lotus', 250, 116, 0.84, 5],
      ['lotus', 0, 20, 1.62, 0],
    ],
  },
  'north-bay': {
    scene: 'clouds',
    palette: 'sky',
    light: 'left',
    air: 'dust',
    objects: [
      ['karstBay', 270, 74, 1, 0],
      ['sailBoat', -190, 96, 1, -3],
      ['lighthouse', 60, 40, 1.5, 0],
    ],
  },
  stadium: {
    scene: 'stadium',
    palette: 'pitch',
    light: 'left',
    air: 'confetti',
    objects: [
      ['trophy', 240, -10, 1.14, 5],
      ['footballer', 0, 24, 1.62, 0],
    ],
  },
  casino: {
    scene: 'hall',
    palette: 'crimson',
    light: 'left',
    air: 'sparks',
    objects: [
      ['rouletteWheel', 100, 0, 1.62, 0],
      ['blackjackHand', -150, 50, 1.06, -6],
      ['chips', 290, 110, 0.9, 0],
    ],
  },
  lottery: {
    scene: 'rays',
    palette: 'ember',
    light: 'left',
    air: 'confetti',
    objects: [
      ['lotteryBalls', -200, 84, 1, -6],
      ['lotteryTicket', 246, 110, 1, 4],
      ['ballCage', 20, -4, 1.56, 0],
    ],
  },
  'deep-sea': {
    scene: 'sea',
    palette: 'abyss',
    light: 'above',
    air: 'bubbles',
    objects: [
      ['turtle', 270, -100, 0.66, 20],
      ['octopus', -190, 104, 0.8, 0],
      ['whale', 40, -14, 1.62, -4],
      ['crab', 280, 130, 0.76, 0],
    ],
  },
} as const satisfies Readonly<Record<Scenery, SceneryRules>>;
