import { eq } from '#drizzle';
import { type Account, accounts } from '#identity';
import { ApiFailure, type Connection, isId } from '#kernel';

/** The account of a customer id. Throws `NOT_FOUND`. */
export const requireMember = async (tx: Connection, id: string): Promise<Account> => {
  const [found] = isId(id) ? await tx.select().from(accounts).where(eq(accounts.id, id)) : [];
  if (!found) throw new ApiFailure('NOT_FOUND');
  return found;
};
