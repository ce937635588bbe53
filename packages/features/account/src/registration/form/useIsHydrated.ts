import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the written page and while it is taken over, then true: for what only this visitor's page can know. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
