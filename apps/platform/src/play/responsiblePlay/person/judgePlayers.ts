import { and, eq, getTableColumns, gt, inArray } from '#drizzle';
import { accounts } from '#identity';
import type { Merchant, Services } from '#kernel';
import { gameLaunches } from '../../rounds/schema.ts';
import { findMatches } from './findMatches.ts';
import { marksOf } from './marksOf.ts';
import { personOf } from './personOf.ts';
import { shareExclusion } from './shareExclusion.ts';

type Needed = Pick<Services, 'database' | 'clock' | 'config'>;

/** Players whose marks are looked for at once. */
const batch = 1_000;

/**
 * Looks at everybody who has a game open at a merchant: whoever is certainly somebody who is excluded places no further
 * bet. Those who open a game later are looked at then.
 */
export const judgePlayers = async (
  { database, clock, config }: Needed,
  merchant: Merchant,
): Promise<void> => {
  const now = clock.now();
  const players = await database.tenant(merchant.code, (tx) =>
    tx
      .select(getTableColumns(accounts))
      .from(accounts)
      .where(
        inArray(
          accounts.id,
          tx
            .select({ id: gameLaunches.accountId })
            .from(gameLaunches)
            .where(
              and(
                eq(gameLaunches.merchantCode, merchant.code),
                eq(gameLaunches.mode, 'real'),
                gt(gameLaunches.expiresAt, now),
              ),
            ),
        ),
      ),
  );
  const marks = players.flatMap((account) =>
    marksOf(config.memberKeys.mac, personOf(account))
      .filter(({ isProven }) => isProven)
      .map((mark) => ({ ...mark, account })),
  );
  const origin = { merchant, now: () => now, clientAddress: 'platform', country: null };
  for (let at = 0; at < marks.length; at += batch) {
    const matches = await findMatches(database, marks.slice(at, at + batch), now);
    const certain = matches.filter(({ isProvenThere }) => isProvenThere);
    for (const [account, theirs] of Map.groupBy(certain, (match) => match.account))
      await database.tenant(merchant.code, (tx) =>
        shareExclusion(tx, { ...origin, requestId: `exclusion ${account.id}` }, account, theirs),
      );
  }
};
