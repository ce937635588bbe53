import { useSite } from '@marquee/feature-core';
import { parties } from './channels.ts';

/** The parties that the merchant takes a sign-in from. */
export const useParties = () => {
  const { hasFlag } = useSite();
  return parties.filter(({ flag }) => hasFlag(flag));
};
