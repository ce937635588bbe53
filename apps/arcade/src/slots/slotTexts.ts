import { msg } from '@marquee/i18n/msg';

/** What stands on the pages of slots. */
export const slotTexts = {
  spin: msg`Spin`,
  skip: msg`Skip`,
  freeRound: msg`Free round {number} of {count}`,
  freeRounds: msg`{count} free rounds!`,
  multiplied: msg`Everything × {times}`,
  total: msg`Won so far: {sum}`,
  bigWin: msg`Big win!`,
  pressSpin: msg`Choose your stake and spin`,
  ruleLines: msg`Twenty lines from the left pay for three, four or five alike; wild stands for all but the bonus symbol. Three bonus symbols begin ten free rounds that count twice.`,
  ruleWays: msg`Alike symbols on three or more reels from the left win in any row, 1,024 ways in all; wild stands for all but the bonus symbol. Three bonus symbols begin eight free rounds whose multiplier rises to five.`,
  ruleCascade: msg`Eight or more alike win wherever they lie, and fall out. What falls in their place may win again, and each fall multiplies more: 1, 2, 3, 5, 8.`,
} as const;
