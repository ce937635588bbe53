import type { Check } from '../ledger/Check.ts';

/** What always holds of deposits and the ledger. */
export const depositChecks: readonly Check[] = [
  {
    name: 'deposits-are-posted',
    rule: 'A deposit is paid exactly when its credit stands in the ledger, to the unit and to its member.',
    breaches: `select jsonb_build_object('deposit', d.reference, 'transfer', t.idempotency_key, 'credited', d.credited,
        'posted', sum(e.amount)) as row
      from deposits d
      full join (select id, idempotency_key from ledger_transfers where kind = 'deposit') as t on t.idempotency_key = 'deposit:' || d.id::text
      left join (
        select n.transfer_id, n.amount, a.owner_id
        from ledger_entries n join ledger_accounts a on a.id = n.account_id where a.kind = 'real'
      ) as e on e.transfer_id = t.id and e.owner_id = d.account_id
      where d.state = 'paid' or t.id is not null
      group by d.id, d.reference, d.credited, t.id, t.idempotency_key
      having d.id is null or d.credited is distinct from sum(e.amount)`,
  },
];
