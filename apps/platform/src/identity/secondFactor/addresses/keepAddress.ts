import { memberTypeOf } from '@marquee/reference';
import { and, desc, eq, notInArray } from '#drizzle';
import type { Connection, Context } from '#kernel';
import type { Account } from '../../accounts/schema.ts';
import { knownAddresses } from '../schema.ts';
import { secondFactorFigures } from '../secondFactorFigures.ts';
import { addressMac } from './addressMac.ts';
import { isAddressKnown } from './isAddressKnown.ts';
import { maskNetwork } from './maskNetwork.ts';
import { networkOf } from './networkOf.ts';
import { tellNewAddress } from './tellNewAddress.ts';

const forgetOldest = async (tx: Connection, accountId: string) => {
  const { mostAddresses } = secondFactorFigures;
  const newest = tx
    .select({ id: knownAddresses.id })
    .from(knownAddresses)
    .where(eq(knownAddresses.accountId, accountId))
    .orderBy(desc(knownAddresses.lastUsedAt))
    .limit(mostAddresses);
  await tx
    .delete(knownAddresses)
    .where(and(eq(knownAddresses.accountId, accountId), notInArray(knownAddresses.id, newest)));
};

/**
 * Makes the caller's address a known one of the account that logs in from it. Where the merchant asks for second
 * proofs, the member is told of a new one.
 */
export const keepAddress = async (tx: Connection, context: Context, account: Account): Promise<void> => {
  // Free play has no owner who could be asked.
  if (memberTypeOf(account.type)?.role === 'freePlay') return;
  const wasKnown = await isAddressKnown(tx, context, account.id);
  const now = context.now();
  const network = networkOf(context.clientAddress);
  const used = { shown: maskNetwork(network), country: context.country, lastUsedAt: now };
  await tx
    .insert(knownAddresses)
    .values({
      merchantCode: context.merchant.code,
      accountId: account.id,
      addressMac: addressMac(context, account.id),
      firstUsedAt: now,
      ...used,
    })
    .onConflictDoUpdate({ target: [knownAddresses.accountId, knownAddresses.addressMac], set: used });
  if (wasKnown) return;
  await forgetOldest(tx, account.id);
  const isFirst = account.lastLoginAt === null;
  if (isFirst || context.site.secondFactor.length === 0) return;
  await tellNewAddress(tx, context, account, used);
};
