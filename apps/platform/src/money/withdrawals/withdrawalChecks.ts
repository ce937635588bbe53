import type { Check } from '../ledger/Check.ts';
import { holdOf, steps, type WithdrawalStep } from './states.ts';

const valuesOf = (rows: readonly (readonly (string | null)[])[]) =>
  rows
    .map((row) => `(${row.map((value) => (value === null ? 'null' : `'${value}'`)).join(', ')})`)
    .join(', ');

const legal = Object.values<WithdrawalStep>(steps).flatMap(({ from, to, by }) =>
  from.flatMap((before) => to.flatMap((after) => by.map((actor) => [before, after, actor]))),
);

/** What always holds of a merchant's withdrawals and of the money that they hold. */
export const withdrawalChecks: readonly Check[] = [
  {
    name: 'withdrawal-states-legal',
    rule: 'A withdrawal has come to its state by legal steps alone, each from where the last one led.',
    breaches: `select jsonb_build_object('withdrawal', e.withdrawal_id, 'from', e.from_state, 'to', e.to_state, 'by', e.by) as row
      from (
        select e.*, lag(to_state) over (partition by withdrawal_id order by id) as before from withdrawal_events e
      ) as e
      where e.from_state is distinct from e.before or (e.from_state, e.to_state, e.by) not in (${valuesOf(legal)})
        and not (e.from_state is null and e.to_state = 'requested' and e.by = 'member')
      union all
      select jsonb_build_object('withdrawal', w.id, 'state', w.state, 'last', e.to_state) as row
      from withdrawals w
      left join lateral (
        select to_state from withdrawal_events where withdrawal_id = w.id order by id desc limit 1
      ) as e on true
      where w.state is distinct from e.to_state`,
  },
  {
    name: 'withdrawal-agrees-with-hold',
    rule: 'The money of a withdrawal is held until its final state, and then taken or returned as that state says.',
    breaches: `select jsonb_build_object('withdrawal', w.id, 'state', w.state, 'amount', w.amount, 'received', w.received,
        'held', held.amount, 'settled', settled.id, 'taken', settled.taken) as row
      from withdrawals w
      left join (values ${valuesOf(Object.entries(holdOf))}) as effects (state, effect) on effects.state = w.state
      left join lateral (
        select e.amount from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where e.transfer_id = w.hold_id and a.kind = 'hold' and a.owner_id = w.account_id and a.currency = w.currency
      ) as held on true
      left join lateral (
        select t.id, coalesce(sum(e.amount) filter (where a.kind = 'house'), 0) as taken
        from ledger_transfers t
        join ledger_entries e on e.transfer_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where t.settles_id = w.hold_id group by t.id
      ) as settled on true
      where held.amount is distinct from w.amount
        or effects.effect is null
        or (effects.effect = 'open') <> (settled.id is null)
        or settled.taken <> case effects.effect when 'whole' then w.amount when 'received' then w.received else 0 end
        or effects.effect = 'whole' and w.received <> w.amount - w.fee
      union all
      select jsonb_build_object('transfer', t.id, 'idempotencyKey', t.idempotency_key) as row
      from ledger_transfers t
      where t.kind = 'withdrawal.hold' and not exists (select from withdrawals w where w.hold_id = t.id)`,
  },
];
