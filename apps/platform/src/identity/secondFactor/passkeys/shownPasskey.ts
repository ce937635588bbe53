import type { ValueOf } from '@marquee/contract';
import { nameClient } from '../../accounts/nameClient.ts';
import type { passkeys } from './schema.ts';

/** A passkey as its owner sees it. */
export const shownPasskey = ({
  id,
  userAgent,
  host,
  isSynced,
  addedAt,
  lastUsedAt,
}: typeof passkeys.$inferSelect): ValueOf<'addPasskey'> => ({
  id,
  ...nameClient(userAgent),
  host,
  isSynced,
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
