import type { GameArt } from '@marquee/art';

const of = (
  subject: GameArt['subject'],
  scene: GameArt['scene'],
  palette: GameArt['palette'],
  second?: GameArt['second'],
): GameArt => ({
  subject,
  scene,
  palette,
  light: 'left',
  camera: 'whole',
  ...(second && { second }),
});

/** What the pictures of the contract's example games show, by the games' ids. */
export const exampleArt: Readonly<Record<string, GameArt>> = {
  'pond-lotus': of('lotus', 'moonlight', 'plum'),
  'night-market': of('lantern', 'market', 'crimson'),
  'paper-dragon': of('dragon', 'paper', 'tangerine'),
  'north-wind': of('wolf', 'northernLights', 'aurora'),
  'live-baccarat': of('dealer', 'harbour', 'lagoon'),
  'live-roulette': of('rouletteWheel', 'hall', 'ember'),
  'deep-tide': of('shark', 'sea', 'abyss'),
  'coral-run': of('reefFish', 'reef', 'coral'),
  thirteen: of('cardFan', 'felt', 'crimson'),
  'ladder-21': of('twentyOneLadder', 'rays', 'royal'),
  'world-football': of('footballer', 'stadium', 'pitch'),
  'arena-five': of('soldier', 'arena', 'neon'),
  'moon-rocket': of('rocket', 'starry', 'midnight', ['moon', 'behind']),
  'duel-dice': of('crossedSwords', 'felt', 'gold', ['threeDice', 'right']),
  'keno-quick': of('kenoBoard', 'stage', 'dusk'),
};

/** What the pictures of the contract's example promotions show, by their ids. */
export const examplePromotions: Readonly<Record<string, { art: GameArt; figure?: string }>> = {
  'first-week': { art: of('redEnvelope', 'rays', 'crimson', ['lotus', 'right']) },
  'friday-tables': { art: of('blackjackHand', 'hall', 'jade', ['chips', 'right']) },
  'bring-a-friend': { art: of('luckyCat', 'hills', 'rose', ['redEnvelope', 'right']), figure: '2 gifts' },
};
