import type { Check } from '../ledger/Check.ts';

/** Whether the audit reads every day (`npm run audit`), or one of them each time. */
const isWhole = `coalesce(current_setting('app.audit', true), '') = 'whole'`;

/** Where the game of a vendor's entry is written down; looked up only where every day is read. */
const gameOf = `left join lateral (
    select t.idempotency_key as key, split_part(t.idempotency_key, ':', 2) as vendor
    from ledger_transfers t where t.id = e.transfer_id limit 1
  ) as t on ${isWhole} and e.kind like 'vendor.%'
  left join lateral (
    select g.node_id from game_transactions g where g.merchant_code = head.merchant_code and g.vassalage = t.vendor
      and g.transaction_id = substr(t.key, length(t.vendor) + 9) limit 1
  ) as g on true`;

/** Invariants of the sums by day. Neither reads more than the sums themselves and the entries of the days that are looked at. */
export const sumChecks: readonly Check[] = [
  {
    name: 'sums-are-balances',
    rule: 'The sums of all days are, for each book of the house, the balance and the number of the last entry that was summed.',
    breaches: `select jsonb_build_object('currency', currency, 'book', book, 'sum', s.amount, 'balance', b.amount,
        'summed', s.entries, 'entries', b.entries) as row
      from (
        select currency, book, sum(moved_in) - sum(moved_out) as amount, sum(entries) as entries
        from ledger_sums group by currency, book
      ) as s
      full join (
        select a.currency, a.book, sum(e.balance_after) as amount, sum(m.version) as entries
        from ledger_sum_marks m join ledger_accounts a on a.id = m.account_id
        left join lateral (
          select balance_after from ledger_entries where account_id = m.account_id and version = m.version
        ) as e on true
        group by a.currency, a.book
      ) as b using (currency, book)
      where (s.amount, s.entries) is distinct from (b.amount, b.entries)`,
  },
  {
    name: 'days-are-sums',
    rule: 'The sums of a day are those of its entries, and its players those who have bet; one day after the other each time.',
    breaches: `select jsonb_build_object('day', day, 'currency', currency, 'kind', kind, 'book', book, 'game', game,
        'in', s.moved_in, 'out', s.moved_out, 'inOfEntries', found.moved_in, 'outOfEntries', found.moved_out) as row
      from (
        select day, currency, kind, book, case when ${isWhole} then game else '' end as game,
          sum(moved_in) as moved_in, sum(moved_out) as moved_out, sum(entries) as entries
        from ledger_sums
        where ${isWhole} or day in (
          select day from (
            select day, row_number() over (order by day) - 1 as place, count(*) over () as days
            from (select distinct day from ledger_sums) as d
          ) as d where place = floor(extract(epoch from now()) / 300)::bigint % days
        )
        group by 1, 2, 3, 4, 5
      ) as s
      full join (
        select d.day, a.currency, e.kind, a.book, coalesce(g.node_id, '') as game,
          sum(e.amount) filter (where e.amount > 0) as moved_in, -sum(e.amount) filter (where e.amount < 0) as moved_out,
          count(*) as entries
        from (
          select day from (
            select day, row_number() over (order by day) - 1 as place, count(*) over () as days
            from (select distinct day from ledger_sums) as d
          ) as d where ${isWhole} or place = floor(extract(epoch from now()) / 300)::bigint % days
        ) as d
        cross join ledger_sum_heads head
        cross join ledger_sum_marks m
        join ledger_accounts a on a.id = m.account_id
        cross join lateral (
          select e.transfer_id, e.kind, e.amount from ledger_entries e
          where e.account_id = m.account_id and e.version <= m.version
            and e.at >= d.day::timestamp at time zone head.time_zone
            and e.at < (d.day + 1)::timestamp at time zone head.time_zone
        ) as e
        ${gameOf}
        group by 1, 2, 3, 4, 5
      ) as found using (day, currency, kind, book, game)
      where (s.moved_in, s.moved_out, s.entries)
        is distinct from (coalesce(found.moved_in, 0), coalesce(found.moved_out, 0), found.entries)
      union all
      select jsonb_build_object('day', day, 'dayBefore', day_before, 'players', g.players, 'bits', p.players) as row
      from ledger_player_gaps g
      full join (
        select day, coalesce(day_before, '-infinity') as day_before, count(*) as players
        from (
          select p.month + bit as day,
            lag(p.month + bit) over (partition by p.account_id order by p.month + bit) as day_before
          from ledger_players p cross join generate_series(0, 30) as bit
          where ${isWhole} and p.days & (1 << bit) <> 0
        ) as days
        group by 1, 2
      ) as p using (day, day_before)
      where ${isWhole} and coalesce(g.players, 0) <> coalesce(p.players, 0)`,
  },
];
