import type { Flag } from '@marquee/contract/flags';
import type { Permission } from '@marquee/feature-core';

type Settings = Permission['info']['whitelabel'];

/** Whether a setting of a merchant's tree is on: its own mark and that of its group have to be '1'. */
export const isFlagOn = (settings: Settings | undefined, flag: Flag): boolean =>
  (settings ?? []).some(
    (group) =>
      group.enabled === '1' &&
      (group.modId === flag ||
        group.childrenNodes.some((node) => node.modId === flag && node.enabled === '1')),
  );
