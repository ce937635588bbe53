import type { Currency } from '@marquee/reference';
import { eq } from '#drizzle';
import type { Connection, Merchant } from '#kernel';
import { accounts } from '#identity';
import { playChoices } from './schema.ts';

/** A member whose play is looked at, and the moment that it is looked at. */
export type Player = {
  merchant: Merchant;
  account: string;
  now: Date;
  currency: Currency;
  /** What the member has chosen, null where they have not. */
  realityCheckMinutes: number | null;
};

/** The account with what it has chosen; undefined when there is none. */
export const findPlayer = async (
  tx: Connection,
  asked: Pick<Player, 'merchant' | 'account' | 'now'>,
): Promise<Player | undefined> => {
  const [found] = await tx
    .select({ currency: accounts.currency, realityCheckMinutes: playChoices.realityCheckMinutes })
    .from(accounts)
    .leftJoin(playChoices, eq(playChoices.accountId, accounts.id))
    .where(eq(accounts.id, asked.account));
  return found && { ...asked, ...found };
};
