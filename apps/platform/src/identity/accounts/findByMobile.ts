import { eq } from '#drizzle';
import type { Connection } from '#kernel';
import { type Account, accounts } from './schema.ts';

/** The account of a number in E.164 within the transaction's merchant. */
export const findByMobile = async (tx: Connection, mobile: string): Promise<Account | undefined> => {
  const [found] = await tx.select().from(accounts).where(eq(accounts.mobile, mobile));
  return found;
};
