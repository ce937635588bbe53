import type { Client } from 'pg';
import { type Database, quotable } from '../src/kernel/index.ts';
import { findersOf } from '../src/play/members/search/findersOf.ts';
import { findMembers } from '../src/play/members/search/findMembers.ts';
import { benchMember } from './fillMembers.ts';
import { planOf, type Written } from './planOf.ts';

const site = { countries: [{ countryCode: 'VN', countryDialingCode: '84' }] };
const tries = 20;
const { merchant } = benchMember;

/** What is looked for, by what it is, for the member of a number. */
const wishes: Record<string, (n: number, transfer: number, id: string) => string> = {
  'a whole username': (n) => benchMember.username(n),
  'the beginning of usernames': (n) => benchMember.username(n).slice(0, 10),
  phone: (n) => `0${benchMember.mobile(n).slice(3)}`,
  mailbox: (n) => benchMember.email(n),
  'customer id': (_n, _transfer, id) => id,
  'payee name': (n) => `nguyen van ${n}`,
  'last four of a bank account': (n) => benchMember.card(n).slice(-4),
  'a whole bank account': (n) => benchMember.card(n),
  address: (n) => benchMember.address(n),
  'reference of a deposit': (n) => benchMember.deposit(n),
  'reference of a transfer': (_n, transfer) => quotable('T', transfer),
};

/** What a search took, and how the database went about each of its queries. */
export type SearchTimes = {
  wish: string;
  first: number;
  median: number;
  most: number;
  found: number;
  plans: string[];
};

/** Searches for members of all over the database in every way, each time for another one. */
export const measureSearches = async (
  database: Database,
  client: Client,
  callsRole: string,
  count: number,
): Promise<SearchTimes[]> => {
  const times: SearchTimes[] = [];
  for (const [wish, write] of Object.entries(wishes)) {
    const took: number[] = [];
    let found = 0;
    let plans: string[] = [];
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const n = 1 + Math.floor(((attempt * 0.618_034) % 1) * (count - 1));
      const { rows } = await client.query<{ id: string; transfer: string }>(
        `select a.id, e.transfer_id as transfer from accounts a
          join ledger_accounts l on l.owner_id = a.id and l.merchant_code = a.merchant_code
          join ledger_entries e on e.account_id = l.id where a.merchant_code = $1 and a.username_key = $2`,
        [merchant, benchMember.username(n)],
      );
      const search = write(n, Number(rows[0]?.transfer), rows[0]?.id ?? '');
      const begun = performance.now();
      const { total } = await database.tenant(merchant, (tx) =>
        findMembers(tx, site, { search, page: 1, pageSize: 20 }),
      );
      took.push(performance.now() - begun);
      found += total;
      if (attempt === 0)
        plans = await database
          .tenant(merchant, async (tx) =>
            findersOf(search, site).map(({ by, find }) => ({
              by,
              query: (find(tx) as unknown as Written).toSQL(),
            })),
          )
          .then(async (queries) => {
            const lines: string[] = [];
            for (const { by, query } of queries)
              lines.push(
                `  by ${by}:`,
                ...(await planOf(client, callsRole, merchant, query)).map((line) => `    ${line}`),
              );
            return lines;
          });
    }
    const sorted = took.toSorted((one, other) => one - other);
    times.push({
      wish,
      first: took[0] ?? 0,
      median: sorted[Math.floor(tries / 2)] ?? 0,
      most: sorted.at(-1) ?? 0,
      found: Math.round(found / tries),
      plans,
    });
  }
  return times;
};
