import type { Client } from '@marquee/api-client';
import type { Runtime } from '../runtime/Runtime.ts';
import { permissionAtom } from '../site/permissionAtom.ts';
import { askOnce } from './askPermission.ts';
import { keepPermission } from './keepPermission.ts';

/**
 * Makes the function that asks the start-up call once more: after a call was refused because the site has closed
 * meanwhile, or to see whether maintenance is over. While one is under way there is no second.
 */
export const createLookAgain = (client: Client, store: Runtime['store']) => {
  let isLooking = false;
  const look = async () => {
    isLooking = true;
    try {
      const permission = await askOnce(client);
      keepPermission(permission, store);
      store.set(permissionAtom, permission);
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
