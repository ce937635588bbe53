import type { LimitFigures } from '@marquee/contract/errors';
import { type Column, type SQL, sql } from '#drizzle';
import type { Connection, Merchant } from '#kernel';
import type { Account, TimeLimits } from '#identity';
import { findReachedLimit } from '../findReachedLimit.ts';
import { playLimits, playSettings } from '../schema.ts';

/** Whether an account can have a time limit at all, within the query that finds its session: few have. */
const mayBeLimited = (account: Column): SQL<boolean> => sql<boolean>`
  exists (select from ${playLimits} where ${playLimits.accountId} = ${account} and ${playLimits.kind} = 'session')
  or exists (select from ${playSettings} where jsonb_path_exists(${playSettings.limits},
    '$[*] ? (@.kind == "session" && (@.default != null || @.ceiling != null))'))`;

/** The time limit of a member that is used up, with its figures; null when there is time left. */
const findTimeLimit = (
  tx: Connection,
  merchant: Merchant,
  { id, currency }: Pick<Account, 'id' | 'currency'>,
  now: Date,
): Promise<LimitFigures | null> =>
  findReachedLimit(tx, { merchant, account: id, currency, now, more: { session: 0 } });

/** The limits of time that members and merchants have set. */
export const timeLimits: TimeLimits = { mayApply: mayBeLimited, findReached: findTimeLimit };
