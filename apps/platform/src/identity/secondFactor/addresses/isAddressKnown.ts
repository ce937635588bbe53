import { and, eq, gt } from '#drizzle';
import { type Connection, type Context, momentFrom } from '#kernel';
import { knownAddresses } from '../schema.ts';
import { addressMac } from './addressMac.ts';

/** Whether an account has logged in from the caller's address lately. */
export const isAddressKnown = async (
  tx: Connection,
  context: Context,
  accountId: string,
): Promise<boolean> => {
  const { accountId: owner, addressMac: mac, lastUsedAt } = knownAddresses;
  const [found] = await tx
    .select({ id: knownAddresses.id })
    .from(knownAddresses)
    .where(
      and(
        eq(owner, accountId),
        eq(mac, addressMac(context, accountId)),
        gt(lastUsedAt, momentFrom(context.now(), { days: -context.site.knownAddressDays })),
      ),
    );
  return found !== undefined;
};
