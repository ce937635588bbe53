import type { Check } from '../ledger/Check.ts';

/** What always holds of corrections: two people stand behind each, and each that two agreed to was made. */
export const correctionChecks: readonly Check[] = [
  {
    name: 'corrections-agreed',
    rule: 'Money of a member is corrected only as two people have agreed to, by exactly that amount.',
    breaches: `select jsonb_build_object('transfer', t.id, 'idempotencyKey', t.idempotency_key) as row
      from ledger_transfers t
      where t.kind in ('correction.credit', 'correction.debit') and not exists (
        select from staff_requests r
        join ledger_entries e on e.transfer_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.kind = 'real' and a.owner_id::text = r.subject
        where t.idempotency_key = 'correction:' || r.id and r.state = 'agreed' and r.decided_by <> r.asked_by
          and e.amount = case r.kind when 'creditMember' then r.amount when 'debitMember' then -r.amount end
      )`,
  },
  {
    name: 'corrections-made',
    rule: 'A correction that two people have agreed to stands in the ledger.',
    breaches: `select jsonb_build_object('request', r.id, 'kind', r.kind) as row
      from staff_requests r
      where r.kind in ('creditMember', 'debitMember') and r.state = 'agreed'
        and not exists (select from ledger_transfers t where t.idempotency_key = 'correction:' || r.id)`,
  },
];
