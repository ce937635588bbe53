import { exampleOf, exampleTime } from '@marquee/contract/examples';
import type { ReaderChanges } from '../Screen.ts';

/** The withdrawal is whose who looks: only then can it be decided about. */
export const claimed: ReaderChanges = (reader) => {
  const { id, name } = exampleOf('getStaff', reader);
  return {
    getStaffWithdrawal: {
      claimedBy: { id, name },
      claimedUntil: new Date(Date.parse(exampleTime) + 1_200_000).toISOString(),
    },
  };
};
