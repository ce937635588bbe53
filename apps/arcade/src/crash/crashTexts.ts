import { msg } from '@marquee/i18n/msg';

/** What stands on the page of a flight. */
export const crashTexts = {
  fly: msg`Fly the kite`,
  letGo: msg`Let go: {sum}`,
  auto: msg`Let go by itself`,
  never: msg`By hand`,
  ready: msg`Set your stake and let the kite fly`,
  flying: msg`Let go before the string breaks`,
  burst: msg`The string broke at {times}`,
  reached: msg`Let go at {times}`,
  rule: msg`The kite climbs and its multiplier with it. Let go before the string breaks, and your stake is multiplied; after that it is lost. A limit of your own lets go by itself, even if your connection breaks.`,
} as const;
