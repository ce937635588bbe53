import type { GameSkin } from '@marquee/art';

/** What a slot's page is given beside what all are given. */
export type SlotStart = {
  skin: GameSkin;
  reels: number;
  rows: number;
  rule: 'ruleLines' | 'ruleWays' | 'ruleCascade';
  returnToPlayer: string;
};
