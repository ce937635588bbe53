import { eq } from '#drizzle';
import { ApiFailure, type Connection, momentFrom, type StaffOfMerchant } from '#kernel';
import { type Withdrawal, withdrawalClaims } from '../schema.ts';

/** Minutes for which a case is somebody's. */
const claimMinutes = 30;

/** Refuses, with `CASE_CLAIMED`, a case that another person has taken. The withdrawal has to be locked. */
export const requireUnclaimed = async (
  tx: Connection,
  { staff, now }: StaffOfMerchant,
  { id }: Withdrawal,
): Promise<void> => {
  const [claim] = await tx.select().from(withdrawalClaims).where(eq(withdrawalClaims.withdrawalId, id));
  if (claim && claim.personId !== staff.personId && claim.until > now()) throw new ApiFailure('CASE_CLAIMED');
};

/** Takes a case for a person, or takes it for longer. */
export const takeCase = async (
  tx: Connection,
  { staff, now, merchant }: StaffOfMerchant,
  { id }: Withdrawal,
): Promise<void> => {
  const claim = {
    personId: staff.personId,
    person: staff.name,
    until: momentFrom(now(), { minutes: claimMinutes }),
  };
  await tx
    .insert(withdrawalClaims)
    .values({ withdrawalId: id, merchantCode: merchant.code, ...claim })
    .onConflictDoUpdate({ target: withdrawalClaims.withdrawalId, set: claim });
};

/** Makes a case anybody's. */
export const freeCase = async (tx: Connection, { id }: Withdrawal): Promise<void> => {
  await tx.delete(withdrawalClaims).where(eq(withdrawalClaims.withdrawalId, id));
};
