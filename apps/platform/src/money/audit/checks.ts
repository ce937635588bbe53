import { trailChecks } from '#staff';
import { correctionChecks } from '../corrections/correctionChecks.ts';
import { depositChecks } from '../deposits/depositChecks.ts';
import type { Check } from '../ledger/Check.ts';
import { sumChecks } from '../sums/sumChecks.ts';
import { withdrawalChecks } from '../withdrawals/withdrawalChecks.ts';

/** Every entry with what its account says of it. */
const entries = `select e.account_id, e.version, e.transfer_id, e.amount, e.balance_after, a.currency, a.kind
  from ledger_entries e join ledger_accounts a on a.id = e.account_id`;

/**
 * What always holds of a merchant's ledger. Each query sees the rows of the merchant that the transaction has
 * named and no others.
 */
export const checks: readonly Check[] = [
  {
    name: 'transfer-sums-to-zero',
    rule: 'The entries of a transfer sum to zero in each currency.',
    breaches: `select jsonb_build_object('transfer', transfer_id, 'currency', currency, 'sum', sum(amount)) as row
      from (${entries}) as e group by transfer_id, currency having sum(amount) <> 0`,
  },
  {
    name: 'transfer-has-entries',
    rule: 'A transfer has two entries at least, numbered from 1.',
    breaches: `select jsonb_build_object('transfer', t.id, 'idempotencyKey', t.idempotency_key, 'entries', count(e.line)) as row
      from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id
      group by t.id, t.idempotency_key having count(e.line) < 2 or max(e.line) <> count(e.line)`,
  },
  {
    name: 'balance-is-sum',
    rule: 'The balance of an account is the sum of its entries.',
    breaches: `select jsonb_build_object('account', a.id, 'balance', a.balance, 'sum', coalesce(sum(e.amount), 0)) as row
      from ledger_accounts a left join ledger_entries e on e.account_id = a.id
      group by a.id, a.balance having a.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    name: 'balance-is-last',
    rule: 'The balance and version of an account are those of its last entry.',
    breaches: `select jsonb_build_object('account', a.id, 'balance', a.balance, 'version', a.version,
        'lastBalance', e.balance_after, 'lastVersion', e.version) as row
      from ledger_accounts a
      left join lateral (
        select balance_after, version from ledger_entries where account_id = a.id order by version desc limit 1
      ) as e on true
      where a.balance <> coalesce(e.balance_after, 0) or a.version <> coalesce(e.version, 0)`,
  },
  {
    name: 'versions-without-gaps',
    rule: 'The entries of an account are numbered from 1 without a gap, each continuing the balance before.',
    breaches: `select jsonb_build_object('account', account_id, 'version', version, 'before', before) as row
      from (
        select e.*, coalesce(lag(version) over account, 0) as before,
          coalesce(lag(balance_after) over account, 0) as balance_before
        from ledger_entries e window account as (partition by account_id order by version)
      ) as e
      where version <> before + 1 or balance_after <> balance_before + amount`,
  },
  {
    name: 'whole-sums-to-zero',
    rule: 'All balances of a merchant sum to zero in each currency.',
    breaches: `select jsonb_build_object('currency', currency, 'sum', sum(balance)) as row
      from ledger_accounts group by currency having sum(balance) <> 0`,
  },
  {
    name: 'currency-is-members',
    rule: "A member's money is in the currency of the member's account, and that in the currency of the brand.",
    breaches: `select jsonb_build_object('account', a.id, 'currency', a.currency, 'member', m.id, 'of', m.currency) as row
      from ledger_accounts a join accounts m on m.id = a.owner_id where a.currency <> m.currency
      union all
      select jsonb_build_object('member', m.id, 'of', m.currency, 'brand', b.document->'brand'->>'currency') as row
      from accounts m join merchant_brands b on b.merchant_code = m.merchant_code
      where m.currency <> b.document->'brand'->>'currency'`,
  },
  {
    name: 'no-overdraft',
    rule: 'No account of a member is or ever was below zero.',
    breaches: `select jsonb_build_object('account', id, 'kind', kind, 'balance', balance) as row
      from ledger_accounts where kind <> 'house' and balance < 0
      union all
      select jsonb_build_object('account', account_id, 'version', version, 'balance', balance_after) as row
      from (${entries}) as e where kind <> 'house' and balance_after < 0`,
  },
  {
    name: 'one-posting-per-key',
    rule: 'A key stands for one transfer.',
    breaches: `select jsonb_build_object('idempotencyKey', idempotency_key, 'transfers', jsonb_agg(id)) as row
      from ledger_transfers group by idempotency_key having count(*) > 1`,
  },
  {
    name: 'held-money-is-open',
    rule: 'What an account holds is the sum of its holds that are not settled.',
    breaches: `select jsonb_build_object('account', a.id, 'balance', a.balance, 'open', coalesce(sum(e.amount), 0)) as row
      from ledger_accounts a
      left join (
        select e.account_id, e.amount from ledger_entries e
        where e.amount > 0 and not exists (select from ledger_transfers t where t.settles_id = e.transfer_id)
      ) as e on e.account_id = a.id
      where a.kind = 'hold' group by a.id, a.balance having a.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    name: 'hold-settled-once',
    rule: 'A hold is captured or released once, and whole.',
    breaches: `select jsonb_build_object('hold', settles_id, 'transfers', jsonb_agg(id)) as row
      from ledger_transfers where settles_id is not null group by settles_id having count(*) > 1
      union all
      select jsonb_build_object('hold', t.settles_id, 'transfer', t.id, 'held', held.amount, 'settled', settled.amount) as row
      from ledger_transfers t
      left join (select transfer_id, sum(amount) as amount from (${entries}) as e where kind = 'hold' group by transfer_id)
        as held on held.transfer_id = t.settles_id
      left join (select transfer_id, sum(amount) as amount from (${entries}) as e where kind = 'hold' group by transfer_id)
        as settled on settled.transfer_id = t.id
      where t.settles_id is not null
        and (settled.amount is null or settled.amount is distinct from -held.amount)`,
  },
  {
    name: 'entries-of-one-merchant',
    rule: 'An entry belongs to the merchant of its transfer and of its account.',
    breaches: `select jsonb_build_object('account', e.account_id, 'version', e.version, 'transfer', e.transfer_id) as row
      from ledger_entries e
      left join ledger_accounts a on a.id = e.account_id and a.merchant_code = e.merchant_code
      left join ledger_transfers t on t.id = e.transfer_id and t.merchant_code = e.merchant_code
      where a.id is null or t.id is null`,
  },
  {
    name: 'entries-say-their-transfer',
    rule: 'An entry tells the kind and the moment of its transfer.',
    breaches: `select jsonb_build_object('account', e.account_id, 'version', e.version, 'transfer', t.id) as row
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      where e.kind <> t.kind or e.at <> t.at`,
  },
  {
    name: 'entries-unchangeable',
    rule: 'Triggers and privileges keep every entry and transfer as it was written.',
    breaches: `select jsonb_build_object('table', tables.name, 'missing', guards.name) as row
      from (values ('ledger_entries'), ('ledger_transfers')) as tables (name)
      cross join (values ('_fixed'), ('_kept')) as guards (name)
      where not exists (
        select from pg_trigger g
        where g.tgrelid = tables.name::regclass and g.tgname = tables.name || guards.name and g.tgenabled in ('O', 'A')
      )
      union all
      select jsonb_build_object('table', tables.name, 'granted', rights.name) as row
      from (values ('ledger_accounts'), ('ledger_entries'), ('ledger_transfers')) as tables (name)
      cross join (values ('INSERT'), ('UPDATE'), ('DELETE'), ('TRUNCATE')) as rights (name)
      where has_table_privilege(current_user, tables.name, rights.name)`,
  },
  ...withdrawalChecks,
  ...depositChecks,
  ...correctionChecks,
  ...sumChecks,
  ...trailChecks,
];
