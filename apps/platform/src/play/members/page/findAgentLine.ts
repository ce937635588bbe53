import { count, eq } from '#drizzle';
import { type Account, accounts } from '#identity';
import type { Connection } from '#kernel';
import { showMembers } from '../showMembers.ts';

/** Levels of an agent line that are followed; a longer one is a ring. */
const most = 20;

/** The accounts above one, from the nearest on, and how many stand right below it. */
export const findAgentLine = async (tx: Connection, { id, uplineId }: Pick<Account, 'id' | 'uplineId'>) => {
  const upline: Account[] = [];
  for (
    let above = uplineId;
    above !== null && upline.length < most;
    above = upline.at(-1)?.uplineId ?? null
  ) {
    const [found] = await tx.select().from(accounts).where(eq(accounts.id, above));
    if (!found) break;
    upline.push(found);
  }
  const [below] = await tx.select({ of: count() }).from(accounts).where(eq(accounts.uplineId, id));
  return { upline: upline.map(await showMembers(tx, upline)), downline: below?.of ?? 0 };
};
