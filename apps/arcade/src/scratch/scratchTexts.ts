import { msg } from '@marquee/i18n/msg';

/** What stands on the page of the scratchcard; the pictures in the order of what they pay. */
export const scratchTexts = {
  picture0: msg`Golden lotus`,
  picture1: msg`Sun`,
  picture2: msg`Moon`,
  picture3: msg`Carp`,
  picture4: msg`Lantern`,
  picture5: msg`Leaf`,
  picture6: msg`Dewdrop`,
  buy: msg`Buy a card`,
  scratchAll: msg`Scratch all`,
  petal: msg`Petal {number}`,
  ready: msg`Buy a card and scratch its petals`,
  scratching: msg`Scratch the petals: three alike win`,
  threeOf: msg`Three times {picture}`,
  rule: msg`Every card has six petals. Three pictures alike win: {table}. What a card holds is settled as you buy it; a card that you leave is paid all the same.`,
} as const;
