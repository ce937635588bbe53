import type { ValueOf } from '@marquee/contract';
import { inArray, sql } from '#drizzle';
import { accountDevices, accounts, sessions } from '#identity';
import { type Connection, rowsOf } from '#kernel';
import { bankCards } from '#money';
import { showMembers } from '../showMembers.ts';

type Link = ValueOf<'getStaffMember'>['links'][number];

/** Accounts that are told for each thing that may be shared; behind one address of a provider stand thousands. */
const most = 50;

/** What to look for, each by the index of what is shared. */
const queries = (accountId: string) =>
  ({
    card: sql`select distinct other.account_id as id from ${bankCards} mine
      join ${bankCards} other on other.bank_code = mine.bank_code and other.number = mine.number
      where mine.account_id = ${accountId} and other.account_id <> ${accountId} limit ${most}`,
    device: sql`select distinct other.account_id as id from ${accountDevices} mine
      join ${accountDevices} other on other.device_hash = mine.device_hash
      where mine.account_id = ${accountId} and other.account_id <> ${accountId} limit ${most}`,
    address: sql`select distinct other.account_id as id
      from (select distinct ip from ${sessions} where account_id = ${accountId}) mine
      cross join lateral (
        select distinct s.account_id from ${sessions} s where s.ip = mine.ip and s.account_id <> ${accountId} limit ${most}
      ) other limit ${most}`,
  }) satisfies Record<Link['shares'][number], unknown>;

/** Accounts that share a bank account, a browser or an address of the last month with one; those with most in common first. */
export const findLinks = async (tx: Connection, accountId: string): Promise<Link[]> => {
  const shared = new Map<string, Link['shares']>();
  for (const [by, query] of Object.entries(queries(accountId)))
    for (const { id } of await rowsOf<{ id: string }>(tx, query))
      shared.set(id, [...(shared.get(id) ?? []), by as Link['shares'][number]]);
  if (shared.size === 0) return [];
  const found = await tx
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...shared.keys()]));
  const show = await showMembers(tx, found);
  return found
    .filter(({ type }) => type !== 4)
    .map((account) => ({ ...show(account), shares: shared.get(account.id) ?? [] }))
    .toSorted(
      (one, other) => other.shares.length - one.shares.length || (one.username < other.username ? -1 : 1),
    );
};
