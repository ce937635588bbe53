import { ApiFailure, type Connection } from '#kernel';
import { describeExclusion } from './describeExclusion.ts';
import { findExclusion } from './findExclusion.ts';

/** Throws TIME_OUT_ACTIVE or SELF_EXCLUDED, with its end, while a member may not play. */
export const refuseExcluded = async (tx: Connection, account: string, now: Date): Promise<void> => {
  const exclusion = await findExclusion(tx, account, now);
  if (!exclusion) return;
  const code = exclusion.kind === 'timeOut' ? 'TIME_OUT_ACTIVE' : 'SELF_EXCLUDED';
  throw new ApiFailure(code, { exclusion: describeExclusion(exclusion) });
};
