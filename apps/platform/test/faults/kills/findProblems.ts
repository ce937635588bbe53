import { Client } from 'pg';
import { openPostgres } from '../../../src/kernel/db/openPostgres.ts';
import { auditLedger } from '../../../src/money/audit/auditLedger.ts';
import type { Kept } from './createTally.ts';

type Stored = { name: string; merchant: string; moved: Record<string, number> };

/**
 * Transfers with what each moved on members' accounts. A deposit's key names a row that only the platform knows: its
 * reference stands for it.
 */
const transfersSince = `
  select case t.kind when 'deposit' then 'deposit:' || d.reference else t.idempotency_key end as name, t.merchant_code as merchant,
    coalesce(jsonb_object_agg(case a.book when 'main' then a.kind else a.kind || ' ' || a.book end, e.amount)
      filter (where a.kind <> 'house'), '{}') as moved
  from ledger_transfers t
  join ledger_entries e on e.transfer_id = t.id
  join ledger_accounts a on a.id = e.account_id
  left join deposits d on t.kind = 'deposit' and t.idempotency_key = 'deposit:' || d.id
  where t.id > $1 and t.merchant_code = any ($2)
  group by t.id, t.kind, t.idempotency_key, t.merchant_code, d.reference`;

const onServer = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Id of the last transfer that stands in the ledger. */
export const findLastTransfer = (url: string): Promise<number> =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ last: string }>(
      'select coalesce(max(id), 0) as last from ledger_transfers',
    );
    return Number(rows[0]?.last ?? 0);
  });

const sorted = (moved: Readonly<Record<string, number>>) =>
  JSON.stringify(Object.entries(moved).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const compare = (kept: readonly Kept[], stored: readonly Stored[]): string[] => {
  const requested = new Map(
    kept.map(({ errand, told }) => [`${errand.merchant} ${errand.name}`, { errand, told }]),
  );
  const found = new Map<string, Stored>();
  const problems: string[] = [];
  for (const transfer of stored) {
    const name = `${transfer.merchant} ${transfer.name}`;
    const asked = requested.get(name)?.errand;
    if (found.has(name)) problems.push(`${name} stands twice.`);
    found.set(name, transfer);
    if (!asked?.moved) problems.push(`${name} stands, and ${asked ? 'was refused' : 'nobody asked for it'}.`);
    else if (sorted(asked.moved) !== sorted(transfer.moved))
      problems.push(`${name} moved ${sorted(transfer.moved)} instead of ${sorted(asked.moved)}.`);
  }
  for (const [name, { errand, told }] of requested) {
    if (told === null) problems.push(`${name} was never answered.`);
    if (errand.moved && !found.has(name)) problems.push(`${name} was acknowledged and is lost.`);
  }
  return problems;
};

/** A database, and the merchants that live in it. */
type Home = { url: string; merchants: readonly string[] };

const findStored = async ({ url, merchants }: Home, since: number) => {
  const stored = await onServer(url, async (client) => {
    const { rows } = await client.query<Stored>(transfersSince, [since, merchants]);
    return rows;
  });
  const database = await openPostgres(url, () => undefined);
  try {
    const breaches = await auditLedger(
      database,
      merchants.map((code) => ({ code })),
    );
    return { stored, breaches };
  } finally {
    await database.close();
  }
};

/** What of ledgers is not as it was asked for and answered: lost, doubled, invented or changed transfers, and what the audit finds. */
export const findProblems = async (
  homes: readonly Home[],
  since: number,
  kept: readonly Kept[],
): Promise<{ stored: number; problems: string[] }> => {
  const found = await Promise.all(homes.map((home) => findStored(home, since)));
  const stored = found.flatMap((one) => one.stored);
  const breaches = found.flatMap((one) => one.breaches);
  return {
    stored: stored.length,
    problems: [...breaches.map((breach) => JSON.stringify(breach)), ...compare(kept, stored)],
  };
};
