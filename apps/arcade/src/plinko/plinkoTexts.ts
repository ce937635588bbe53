import { msg } from '@marquee/i18n/msg';

/** What stands on the page of falling pearls. */
export const plinkoTexts = {
  drop: msg`Drop a pearl`,
  ready: msg`Set your stake and drop a pearl`,
  falling: msg`The pearl is falling`,
  fell: msg`The pearl came to {times}`,
  back: msg`{sum} comes back`,
  rule: msg`A pearl falls through sixteen rows of pins and turns left or right at each. The slot that it comes to multiplies your stake: the middle is likely and pays little, the edges are rare and pay {most}.`,
} as const;
