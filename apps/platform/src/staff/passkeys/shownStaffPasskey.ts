import type { ValueOf } from '@marquee/contract';
import { nameClient } from '#identity';
import type { StaffPasskey } from './findPasskeys.ts';

/** A passkey as its owner sees it. */
export const shownStaffPasskey = ({
  id,
  userAgent,
  host,
  isSynced,
  addedAt,
  lastUsedAt,
}: StaffPasskey): ValueOf<'addStaffPasskey'> => ({
  id,
  ...nameClient(userAgent),
  host,
  isSynced,
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
