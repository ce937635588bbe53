import { desc, inArray, sql } from '#drizzle';
import { type Account, accounts } from '#identity';
import type { Connection, Site } from '#kernel';
import { findersOf } from './findersOf.ts';
import type { MemberFind } from './MemberFinder.ts';
import { mostMembers } from './mostMembers.ts';

/** A member that was found, and by what. */
export type FoundMember = { account: Account; foundBy: MemberFind[] };

/** Members that were found, in the order in which they are told, and whether there are more. */
export type FoundMembers = { members: FoundMember[]; total: number; hasMore: boolean };

type Wanted = { search: string | undefined; page: number; pageSize: number };

const newest = async (tx: Connection, { page, pageSize }: Wanted): Promise<FoundMembers> => {
  const rows = await tx
    .select()
    .from(accounts)
    .where(sql`${accounts.type} <> 4`)
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(mostMembers + 1);
  const told = rows.slice(0, mostMembers);
  const members = told
    .slice((page - 1) * pageSize, page * pageSize)
    .map((account) => ({ account, foundBy: [] }));
  return { members, total: told.length, hasMore: rows.length > told.length };
};

/** Members whom a text may mean: those that it names for certain first. Each way of looking reads an index. */
export const findMembers = async (
  tx: Connection,
  site: Pick<Site, 'countries'>,
  wanted: Wanted,
): Promise<FoundMembers> => {
  const { search = '', page, pageSize } = wanted;
  const text = search.normalize('NFC').trim();
  if (text === '') return newest(tx, wanted);
  const found = new Map<string, Set<MemberFind>>();
  for (const { by, find } of findersOf(text, site))
    for (const { id } of await find(tx)) if (id !== null) found.set(id, (found.get(id) ?? new Set()).add(by));
  const ids = [...found.keys()];
  const shown = ids.slice(0, mostMembers).slice((page - 1) * pageSize, page * pageSize);
  const rows = shown.length > 0 ? await tx.select().from(accounts).where(inArray(accounts.id, shown)) : [];
  const members = shown.flatMap((id) => {
    const account = rows.find((row) => row.id === id);
    return account ? [{ account, foundBy: [...(found.get(id) ?? [])] }] : [];
  });
  return { members, total: Math.min(ids.length, mostMembers), hasMore: ids.length > mostMembers };
};
