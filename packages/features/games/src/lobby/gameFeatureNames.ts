import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameFeature } from '@marquee/reference';

/** What games may have beside their usual wins, as the filters call it. */
export const gameFeatureNames: Record<GameFeature, MessageDescriptor> = {
  freeSpins: msg`Free spins`,
  wilds: msg`Wilds`,
  multiplier: msg`Multipliers`,
  ways: msg`Ways to win`,
  cascades: msg`Cascades`,
};
