import type { checkMadePasskey } from '#identity';
import { ApiFailure, type Connection, type ConsoleContext } from '#kernel';
import type { StaffPasskey } from './findPasskeys.ts';
import { staffPasskeys } from './schema.ts';

type Made = NonNullable<Awaited<ReturnType<typeof checkMadePasskey>>>;

/** Keeps a passkey that was checked. Throws `PASSKEY_REFUSED` for one that somebody has already. */
export const keepPasskey = async (
  tx: Connection,
  { userAgent, now }: Pick<ConsoleContext, 'userAgent' | 'now'>,
  personId: string,
  made: Made,
): Promise<StaffPasskey> => {
  const [added] = await tx
    .insert(staffPasskeys)
    .values({ ...made, personId, userAgent, addedAt: now() })
    .onConflictDoNothing()
    .returning();
  if (!added) throw new ApiFailure('PASSKEY_REFUSED');
  return added;
};
