import { join } from 'node:path';
import { carryOver } from './carryOver.ts';
import { releasesOf, switchTo } from './releasesOf.ts';

/**
 * Goes back to the release before the one that is served, with the hashed files that open pages of the latter may
 * still ask for. Answers its folder. Throws when there is none before it.
 */
export const rollBack = ({ root, keepDays, now }: { root: string; keepDays: number; now: Date }): string => {
  const { folder, names, current } = releasesOf(root);
  const before = current && names.filter((name) => name < current).at(-1);
  if (!before) throw new Error(`${root} holds no release before the one that is served.`);
  carryOver(join(folder, current), join(folder, before), { now, keepDays });
  switchTo(root, before);
  return join(folder, before);
};
