-- Sums of what the ledger says, by day (docs/decisions/0089). Run at every start.

-- Adds to a merchant's sums what the house's accounts have had since, at most so many entries, and tells whether that was
-- all. Entries of an account are numbered without a gap under its lock, so whoever sees one sees all before it: the
-- number up to which an account is summed is all that has to be kept. The head's row is held until the transaction ends,
-- so that nobody sums an entry twice, and whoever has called this reads sums that stand still.
CREATE OR REPLACE FUNCTION ledger_sum(p_merchant text, p_zone text, p_limit integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_zone text;
  v_done integer;
BEGIN
  IF p_merchant IS DISTINCT FROM current_setting('app.merchant', true) THEN
    RAISE EXCEPTION 'A ledger is summed in its own merchant''s transaction.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO ledger_sum_heads (merchant_code, time_zone) VALUES (p_merchant, p_zone) ON CONFLICT DO NOTHING;
  SELECT h.time_zone INTO v_zone FROM ledger_sum_heads h WHERE h.merchant_code = p_merchant FOR UPDATE;
  -- Days of another zone are other days: all of it is summed anew.
  IF v_zone <> p_zone THEN
    DELETE FROM ledger_sums WHERE merchant_code = p_merchant;
    DELETE FROM ledger_sum_marks WHERE merchant_code = p_merchant;
    DELETE FROM ledger_players WHERE merchant_code = p_merchant;
    DELETE FROM ledger_player_gaps WHERE merchant_code = p_merchant;
    UPDATE ledger_sum_heads SET time_zone = p_zone WHERE merchant_code = p_merchant;
  END IF;

  WITH fresh AS MATERIALIZED (
    -- An account after the other, each from its mark on: what the limit cuts off is the end of the last one.
    SELECT a.id AS account_id, a.currency, a.book, e.version, e.transfer_id, e.kind, e.at, e.amount
    FROM (
      SELECT h.id, h.currency, h.book, coalesce(m.version, 0) AS mark
      FROM ledger_accounts h LEFT JOIN ledger_sum_marks m ON m.account_id = h.id
      WHERE h.merchant_code = p_merchant AND h.owner_id = '00000000-0000-0000-0000-000000000000' AND h.kind = 'house'
        AND h.version > coalesce(m.version, 0)
    ) AS a
    CROSS JOIN LATERAL (
      SELECT e.version, e.transfer_id, e.kind, e.at, e.amount FROM ledger_entries e
      WHERE e.account_id = a.id AND e.version > a.mark ORDER BY e.version LIMIT p_limit
    ) AS e
    LIMIT p_limit
  ), placed AS MATERIALIZED (
    SELECT f.*, (f.at AT TIME ZONE p_zone)::date AS day, g.node_id, g.account_id AS player
    FROM fresh f
    -- By their keys alone, whatever is known of how large the tables are.
    LEFT JOIN LATERAL (
      SELECT t.idempotency_key AS key, split_part(t.idempotency_key, ':', 2) AS vendor
      FROM ledger_transfers t WHERE t.id = f.transfer_id LIMIT 1
    ) AS t ON f.kind LIKE 'vendor.%'
    LEFT JOIN LATERAL (
      SELECT g.node_id, g.account_id FROM game_transactions g
      WHERE g.merchant_code = p_merchant AND g.vassalage = t.vendor
        AND g.transaction_id = substr(t.key, length(t.vendor) + 9) LIMIT 1
    ) AS g ON true
  ), marks AS (
    INSERT INTO ledger_sum_marks AS m (account_id, merchant_code, version)
    SELECT account_id, p_merchant, max(version) FROM placed GROUP BY account_id
    ON CONFLICT (account_id) DO UPDATE SET version = excluded.version
  ), sums AS (
    INSERT INTO ledger_sums AS s (merchant_code, day, currency, kind, book, game, moved_in, moved_out, entries)
    SELECT p_merchant, day, currency, kind, book, coalesce(node_id, ''), coalesce(sum(amount) FILTER (WHERE amount > 0), 0),
      coalesce(-sum(amount) FILTER (WHERE amount < 0), 0), count(*)
    FROM placed GROUP BY day, currency, kind, book, coalesce(node_id, '')
    ON CONFLICT (merchant_code, day, currency, kind, book, game) DO UPDATE SET
      moved_in = s.moved_in + excluded.moved_in, moved_out = s.moved_out + excluded.moved_out,
      entries = s.entries + excluded.entries
  ), seen AS (
    SELECT d.player, d.day FROM (
      SELECT DISTINCT player, day FROM placed WHERE kind = 'vendor.bet' AND book LIKE 'vendor.%' AND player IS NOT NULL
    ) AS d
    WHERE NOT EXISTS (
      SELECT FROM ledger_players p
      WHERE p.merchant_code = p_merchant AND p.month = date_trunc('month', d.day)::date AND p.account_id = d.player
        AND p.days & (1 << (extract(day FROM d.day)::integer - 1)) <> 0
    )
  ), players AS (
    INSERT INTO ledger_players AS p (merchant_code, month, account_id, days)
    SELECT p_merchant, date_trunc('month', day)::date, player, bit_or(1 << (extract(day FROM day)::integer - 1))
    FROM seen GROUP BY date_trunc('month', day)::date, player
    ON CONFLICT (merchant_code, month, account_id) DO UPDATE SET days = p.days | excluded.days
  ), beside AS MATERIALIZED (
    -- The days next to each new one: of those that were known, and of the new ones. Entries of several accounts are summed
    -- one account after the other, so a new day may lie between two that are known.
    SELECT s.player, s.day, known.before, known.after,
      lag(s.day) OVER (PARTITION BY s.player ORDER BY s.day) AS new_before
    FROM seen s
    CROSS JOIN LATERAL (
      SELECT date_trunc('month', s.day)::date AS month, extract(day FROM s.day)::integer AS day
    ) AS c
    CROSS JOIN LATERAL (
      SELECT (
        SELECT p.month + length(ltrim(p.days::bit(32)::text, '0')) - 1
        FROM (
          SELECT p.month, CASE WHEN p.month = c.month THEN p.days & ((1 << (c.day - 1)) - 1) ELSE p.days END AS days
          FROM ledger_players p
          WHERE p.merchant_code = p_merchant AND p.account_id = s.player AND p.month <= c.month
        ) AS p WHERE p.days <> 0 ORDER BY p.month DESC LIMIT 1
      ) AS before, (
        SELECT p.month + length(ltrim((p.days & -p.days)::bit(32)::text, '0')) - 1
        FROM (
          SELECT p.month, CASE WHEN p.month = c.month THEN p.days >> c.day << c.day ELSE p.days END AS days
          FROM ledger_players p
          WHERE p.merchant_code = p_merchant AND p.account_id = s.player AND p.month >= c.month
        ) AS p WHERE p.days <> 0 ORDER BY p.month LIMIT 1
      ) AS after
    ) AS known
  ), gaps AS (
    INSERT INTO ledger_player_gaps AS g (merchant_code, day, day_before, players)
    SELECT p_merchant, day, coalesce(day_before, '-infinity'), sum(players)
    FROM (
      SELECT day, greatest(before, new_before) AS day_before, 1 AS players FROM beside
      -- A known day that follows new ones had another before it until now.
      UNION ALL
      SELECT after, min(before), -1 FROM beside WHERE after IS NOT NULL GROUP BY player, after
      UNION ALL
      SELECT after, max(day), 1 FROM beside WHERE after IS NOT NULL GROUP BY player, after
    ) AS moved
    GROUP BY 1, 2, 3 HAVING sum(players) <> 0
    ON CONFLICT (merchant_code, day, day_before) DO UPDATE SET players = g.players + excluded.players
  )
  SELECT count(*) INTO v_done FROM fresh;
  RETURN v_done < p_limit;
END
$$;
REVOKE ALL ON FUNCTION ledger_sum(text, text, integer) FROM PUBLIC;

-- Writes down what an audit has found. Runs that found nothing go after 90 days; the others stay.
CREATE OR REPLACE FUNCTION audit_record(
  p_merchant text, p_started_at timestamptz, p_took integer, p_checks integer, p_breaches jsonb
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF p_merchant IS DISTINCT FROM current_setting('app.merchant', true) THEN
    RAISE EXCEPTION 'An audit is written down in its own merchant''s transaction.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  DELETE FROM audit_runs
  WHERE merchant_code = p_merchant AND started_at < p_started_at - interval '90 days' AND breaches = '[]';
  INSERT INTO audit_runs (merchant_code, started_at, took, checks, breaches)
  VALUES (p_merchant, p_started_at, p_took, p_checks, p_breaches);
END
$$;
REVOKE ALL ON FUNCTION audit_record(text, timestamptz, integer, integer, jsonb) FROM PUBLIC;

DO $$
DECLARE
  v_calls constant text := current_setting('marquee.calls_role');
BEGIN
  -- Sums are read by calls and written by their one function; what an audit has found stays.
  EXECUTE format(
    'REVOKE INSERT, UPDATE, DELETE ON ledger_sum_heads, ledger_sum_marks, ledger_sums, ledger_players, ledger_player_gaps FROM %I',
    v_calls
  );
  EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON audit_runs FROM %I', v_calls);
  EXECUTE format('GRANT EXECUTE ON FUNCTION audit_record(text, timestamptz, integer, integer, jsonb) TO %I', v_calls);
  EXECUTE format('GRANT EXECUTE ON FUNCTION ledger_sum(text, text, integer) TO %I', v_calls);
END
$$;
