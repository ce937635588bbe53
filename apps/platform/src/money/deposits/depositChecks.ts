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
  {
    name: 'arrivals-are-credited',
    rule: 'A transfer that was matched is the whole credit of its deposit.',
    breaches: `select jsonb_build_object('arrival', a.reference, 'amount', a.amount, 'deposit', d.reference,
        'credited', d.credited) as row
      from transfer_arrivals a
      left join deposits d on d.id = a.deposit_id
      where a.state = 'matched' and (d.id is null or d.state <> 'paid' or d.credited is distinct from a.amount
        or d.currency <> a.currency)`,
  },
];
