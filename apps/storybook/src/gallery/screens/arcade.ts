import { stillList, type StillId } from '@marquee/arcade/stills';
import type { Screen } from '../Screen.ts';

/** The pages of the arcade, each as it stands at one moment: a line in `stillList` of the arcade. */
export const arcadeScreens: readonly Screen[] = Object.entries(stillList).map(([still, title]) => ({
  title: `Arcade/${title}`,
  feature: 'games',
  still: still as StillId,
  states: ['member'],
}));
