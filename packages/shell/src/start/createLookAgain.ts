import type { Client } from '@marquee/api-client';
import type { Permission } from '@marquee/feature-core';
import type { Runtime } from '../runtime/Runtime.ts';
import { permissionAtom } from '../site/permissionAtom.ts';
import { askOnce } from './askPermission.ts';
import { keepPermission } from './keepPermission.ts';

const told = (permission: Permission | undefined) =>
  JSON.stringify(permission && { ...permission, info: { ...permission.info, serverTime: '' } });

/**
 * Makes the function that asks the start-up call once more: after a call was refused because the site has closed
 * meanwhile, or to see whether maintenance is over or planned. While one is under way there is no second.
 */
export const createLookAgain = (client: Client, store: Runtime['store']) => {
  let isLooking = false;
  const look = async () => {
    isLooking = true;
    try {
      const permission = await askOnce(client);
      keepPermission(permission, store);
      // The page is drawn anew only where something else than the time has changed.
      if (told(permission) !== told(store.get(permissionAtom))) store.set(permissionAtom, permission);
    } catch {
      // The page stays as it is; whoever asked will ask again.
    } finally {
      isLooking = false;
    }
  };
  return () => {
    if (!isLooking) void look();
  };
};
