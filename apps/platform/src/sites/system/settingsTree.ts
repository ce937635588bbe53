import type { ValueOf } from '@marquee/contract';
import type { Flag } from '@marquee/contract/flags';

/** A setting as the database holds it. */
export type StoredSetting = {
  modId: string;
  parentModId: string | null;
  isEnabled: boolean;
  value: string | null;
};

type Tree = ValueOf<'getWhitelabel'>['settings'];

/** Arranges settings, which come in their order, under their groups. */
export const settingsTree = (stored: readonly StoredSetting[]): Tree => {
  const nodeOf = ({ modId, isEnabled, value }: StoredSetting) => ({
    modId,
    enabled: isEnabled ? ('1' as const) : ('0' as const),
    ...(value !== null && { value }),
  });
  return stored
    .filter(({ parentModId }) => parentModId === null)
    .map((group) => ({
      ...nodeOf(group),
      childrenNodes: stored
        .filter(({ parentModId }) => parentModId === group.modId)
        .map((leaf) => ({ ...nodeOf(leaf), childrenNodes: [] })),
    }));
};

/** Whether a flag is on: its own node is, and so is the group that it stands in. */
export const isFlagOn = (tree: Tree, flag: Flag): boolean =>
  tree.some(
    (group) =>
      group.enabled === '1' &&
      (group.modId === flag ||
        group.childrenNodes.some((leaf) => leaf.modId === flag && leaf.enabled === '1')),
  );
