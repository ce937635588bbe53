import type { Moment } from '@marquee/reference';
import type { GamePalette } from '../colours/gamePalettes.ts';
import type { Air } from '../scenes/air.ts';
import type { SceneName } from '../scenes/scenes.ts';
import type { Subject } from '../subjects/subjects.ts';

type Placed = readonly [subject: Subject, x: number, y: number, size: number, turn: number];

type MomentRules = {
  scene: SceneName;
  palette: GamePalette;
  air: Air;
  /** What stands in it, the farthest first, from its middle. */
  objects: readonly Placed[];
};

/** What the pictures of moments show. */
export const momentArt: Readonly<Record<Moment, MomentRules>> = {
  maintenance: {
    scene: 'forge',
    palette: 'copper',
    air: 'embers',
    objects: [
      ['clock', -112, -34, 0.7, -8],
      ['clockmaker', 22, 4, 1.22, 0],
      ['anvil', 122, 92, 0.5, 4],
    ],
  },
  region: {
    scene: 'clouds',
    palette: 'sky',
    air: 'dust',
    objects: [
      ['citadelGate', 0, 8, 1.2, 0],
      ['fox', -118, 84, 0.62, 0],
    ],
  },
  'not-found': {
    scene: 'waves',
    palette: 'midnight',
    air: 'stars',
    objects: [
      ['moon', 112, -70, 0.46, 0],
      ['sailBoat', -40, 4, 0.98, -7],
    ],
  },
  'nothing-yet': {
    scene: 'hills',
    palette: 'dusk',
    air: 'stars',
    objects: [
      ['skyLantern', 116, -66, 0.52, 8],
      ['moonRabbit', -8, 12, 1.12, 0],
    ],
  },
  'no-match': {
    scene: 'moonlight',
    palette: 'plum',
    air: 'stars',
    objects: [
      ['crystalBall', 112, 66, 0.6, 0],
      ['nightOwl', -14, 0, 1.14, 0],
    ],
  },
  messages: {
    scene: 'clouds',
    palette: 'lagoon',
    air: 'petals',
    objects: [
      ['crane', -22, 4, 1.16, 0],
      ['redEnvelope', 112, 66, 0.6, 12],
    ],
  },
  records: {
    scene: 'reef',
    palette: 'abyss',
    air: 'bubbles',
    objects: [
      ['turtle', -20, -4, 1.14, -6],
      ['clock', 116, 74, 0.56, 8],
    ],
  },
  money: {
    scene: 'rays',
    palette: 'gold',
    air: 'coins',
    objects: [
      ['luckyCat', -14, 4, 1.14, 0],
      ['fortuneCoin', 116, 76, 0.58, 8],
    ],
  },
  games: {
    scene: 'rays',
    palette: 'royal',
    air: 'sparks',
    objects: [
      ['gamepad', -24, -8, 1.1, -6],
      ['threeDice', 112, 74, 0.62, 6],
    ],
  },
  lottery: {
    scene: 'rays',
    palette: 'ember',
    air: 'confetti',
    objects: [
      ['ballCage', -18, -2, 1.12, 0],
      ['lotteryTicket', 112, 82, 0.62, 8],
    ],
  },
  promotions: {
    scene: 'garden',
    palette: 'rose',
    air: 'petals',
    objects: [
      ['firecrackers', 118, -30, 0.6, 10],
      ['redEnvelope', -22, 6, 1.14, -6],
    ],
  },
};
