import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether what stands in a page's HTML is being taken over: true while a page is written and in the first render over written
 * markup, which has to say the same as the markup does; false in every other.
 */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
