/** What a release's database holds, for whoever upgrades it to compare. */
export type Held = {
  /** Rows, by table. */
  counts: Record<string, number>;
  /** Members' accounts in the ledger, in minor units. */
  balances: Record<string, number>;
  withdrawals: Record<string, number>;
  /** What an operator has changed: a statement that reads it, and what it reads. */
  changed: { read: string; value: unknown }[];
  /** A member whose password is the tests', and what proves them from an unknown address. */
  login: { host: string; username: string; payeeName: string };
};

const counted = ['accounts', 'ledger_entries', 'ledger_transfers', 'game_transactions', 'deposits'];

/** Reads what a database holds that is kept over releases. */
export const readHeld = async (
  ask: (statement: string) => Promise<Record<string, unknown>[]>,
): Promise<Pick<Held, 'counts' | 'balances' | 'withdrawals'>> => {
  const balances = await ask(
    `select concat_ws(' ', a.merchant_code, coalesce(m.username_key, a.owner_id::text), a.kind, a.book, a.currency) as name,
       a.balance::int8::text as value
     from ledger_accounts a left join accounts m on m.id = a.owner_id where a.kind <> 'house' order by 1`,
  );
  const withdrawals = await ask(
    `select concat_ws(' ', w.merchant_code, m.username_key, w.reference, w.state) as name, w.amount::text as value
     from withdrawals w join accounts m on m.id = w.account_id order by 1`,
  );
  const byName = (rows: Record<string, unknown>[]) =>
    Object.fromEntries(rows.map(({ name, value }) => [String(name), Number(value)]));
  const counts = await ask(
    counted.map((table) => `select '${table}' as name, count(*) as value from ${table}`).join(' union all '),
  );
  return { counts: byName(counts), balances: byName(balances), withdrawals: byName(withdrawals) };
};
