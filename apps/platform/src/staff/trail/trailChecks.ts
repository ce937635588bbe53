/** Invariants of what staff does: a query whose every row, one column `row` of JSON, is a breach. */
export const trailChecks: readonly { name: string; rule: string; breaches: string }[] = [
  {
    name: 'staff-trail-whole',
    rule: 'What staff did is numbered from 1 without a gap, each row unchanged and bound to the one before, to the last.',
    breaches: `select jsonb_build_object('number', t.number, 'after', t.before_number,
        'isChanged', t.hash <> t.made, 'isBound', t.previous_hash = t.before_hash) as row
      from (
        select a.number, a.hash, a.previous_hash, staff_action_hash(a) as made,
          coalesce(lag(a.hash) over trail, '') as before_hash, coalesce(lag(a.number) over trail, 0) as before_number
        from staff_actions a window trail as (order by a.number)
      ) as t
      where t.hash <> t.made or t.previous_hash <> t.before_hash or t.number <> t.before_number + 1
      union all
      select jsonb_build_object('last', l.number, 'head', h.number) as row
      from staff_action_heads h
      full join (select number, hash from staff_actions order by number desc limit 1) as l on l.hash = h.hash
      where l.number is distinct from h.number`,
  },
  {
    name: 'erasures-agreed',
    rule: 'A member is erased only as two people have agreed to.',
    breaches: `select jsonb_build_object('account', e.account_id) as row
      from member_erasures e
      where not exists (
        select from staff_requests r
        where r.kind = 'eraseMember' and r.subject = e.account_id::text and r.state = 'agreed'
          and r.decided_by <> r.asked_by
      )`,
  },
];
