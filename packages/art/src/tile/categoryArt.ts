import type { GameCategory } from '@marquee/reference';
import type { GameArt } from './GameArt.ts';

const of = (
  subject: GameArt['subject'],
  second: GameArt['subject'],
  scene: GameArt['scene'],
  palette: GameArt['palette'],
  air: GameArt['air'] = 'sparks',
): GameArt => ({ subject, second: [second, 'right'], scene, palette, light: 'left', camera: 'whole', air });

/** What stands for a kind of game where no single one is meant. */
export const categoryArt: Readonly<Record<GameCategory, GameArt>> = {
  live: of('dealer', 'chips', 'hall', 'crimson'),
  slots: of('bigSeven', 'gems', 'rays', 'dusk'),
  sports: of('footballer', 'trophy', 'stadium', 'pitch', 'confetti'),
  esports: of('soldier', 'gamepad', 'arena', 'neon'),
  lottery: of('ballCage', 'lotteryTicket', 'rays', 'ember', 'confetti'),
  cards: of('cardFan', 'chips', 'felt', 'jade', 'dust'),
  fishing: of('shark', 'cannon', 'sea', 'abyss', 'bubbles'),
  mini: of('threeDice', 'rocket', 'rays', 'royal'),
  pvp: of('xiangqi', 'crossedSwords', 'court', 'copper', 'embers'),
};
