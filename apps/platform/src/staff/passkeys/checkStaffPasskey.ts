import type { BodyOf } from '@marquee/contract';
import { and, eq } from '#drizzle';
import { checkSignedPasskey, type PasskeyFault } from '#identity';
import type { Connection, ConsoleContext } from '#kernel';
import { staffPasskeys } from './schema.ts';
import { consolePlace, type StaffPasskeyPurpose } from './staffChallenge.ts';

/** What a passkey has signed. */
export type Assertion = NonNullable<BodyOf<'proveStaff'>['assertion']>;

/** What notes the use of a passkey in the transaction of what it is for; false where it is gone or was used meanwhile. */
export type StaffPasskeyUse = (tx: Connection) => Promise<boolean>;

/**
 * Checks what a passkey signed: one of this person, for this purpose and console, once. Answers its use, or why it is
 * refused (`unknown` where it is not the person's, whoever else's it may be). No transaction may be open.
 */
export const checkStaffPasskey = async (
  context: Pick<ConsoleContext, 'services' | 'now' | 'origin' | 'host'>,
  meant: StaffPasskeyPurpose,
  { personId, assertion }: { personId: string; assertion: Assertion },
): Promise<StaffPasskeyUse | PasskeyFault | 'unknown'> => {
  const [passkey] = await context.services.database.system((db) =>
    db
      .select()
      .from(staffPasskeys)
      .where(and(eq(staffPasskeys.personId, personId), eq(staffPasskeys.credentialId, assertion.id))),
  );
  if (!passkey) return 'unknown';
  const checked = await checkSignedPasskey(consolePlace(context, meant), passkey, assertion);
  if (typeof checked === 'string') return checked;
  return async (tx) => {
    const used = await tx
      .update(staffPasskeys)
      .set({ ...checked, lastUsedAt: context.now() })
      .where(and(eq(staffPasskeys.id, passkey.id), eq(staffPasskeys.counter, passkey.counter)))
      .returning({ id: staffPasskeys.id });
    return used.length > 0;
  };
};
