-- The seamless wallet's calls, each whole in one function: one round trip, one transaction. Run at every start, after
-- the migrations and before nothing that needs them.
--
-- Order of locks in each of them: the player's real and bonus account, then everything else. All that a call touches is
-- the player's, so that two calls for one player never run at once, and a second call with the same id sees what the
-- first has done. House accounts come last, in ledger_move. Calls that come at the same time run in one transaction, by
-- vendor_calls, which keeps the same order for all of them together.
--
-- Refusals: VW001 player unknown, VW002 token invalid, VW003 token expired, VW004 player blocked, VW005 wrong currency,
-- VW006 insufficient funds, VW007 duplicate transaction, VW008 original missing, VW009 transaction rolled back,
-- VW010 bet settled, VW011 round closed. VW012 is none: it asks for the guard of responsible play.

-- Who plays: checks player, token, vendor and game against each other. p_merchant has to be the merchant that the
-- transaction has named, so that row-level security holds for these functions too.
CREATE OR REPLACE FUNCTION vendor_player(
  p_merchant text, p_vendor text, p_token text, p_player uuid, p_game text,
  OUT mode text, OUT currency text, OUT expires_at timestamptz, OUT may_bet boolean
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_player record;
  v_launch record;
BEGIN
  IF p_merchant IS DISTINCT FROM current_setting('app.merchant', true) THEN
    RAISE EXCEPTION 'The transaction has not named this merchant.';
  END IF;
  -- By their keys alone: with more conditions a table without statistics is read by an index that finds too much.
  SELECT a.merchant_code, a.currency, a.is_blocked, a.type INTO v_player FROM accounts a WHERE a.id = p_player;
  IF v_player.merchant_code IS DISTINCT FROM p_merchant THEN
    RAISE EXCEPTION 'player unknown' USING ERRCODE = 'VW001';
  END IF;
  SELECT l.merchant_code, l.account_id, l.vassalage, l.node_id, l.mode, l.expires_at INTO v_launch
  FROM game_launches l WHERE l.token_hash = p_token;
  IF v_launch.account_id IS DISTINCT FROM p_player OR v_launch.merchant_code <> p_merchant
    OR v_launch.vassalage <> p_vendor OR v_launch.node_id <> p_game THEN
    RAISE EXCEPTION 'token invalid' USING ERRCODE = 'VW002';
  END IF;
  mode := v_launch.mode;
  currency := v_player.currency;
  expires_at := v_launch.expires_at;
  may_bet := NOT v_player.is_blocked AND v_player.type <> 41 AND v_player.type <> 42;
END
$$;

-- Whether a bet has to be held against the player's limits and exclusions first, which the platform's code does in the
-- same transaction; it names the player in app.guarded then. Few have any: for all others a bet stays one round trip.
CREATE OR REPLACE FUNCTION vendor_is_bounded(p_merchant text, p_player uuid, p_now timestamptz) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  -- Not in the language sql, whose functions are planned anew at each call.
  RETURN current_setting('app.guarded', true) IS DISTINCT FROM p_player::text AND (
    EXISTS (SELECT FROM play_limits l WHERE l.account_id = p_player AND l.kind <> 'deposit')
    OR EXISTS (
      SELECT FROM play_exclusions e WHERE e.account_id = p_player AND (e.ends_at IS NULL OR e.ends_at > p_now)
    )
    OR EXISTS (SELECT FROM play_reviews r WHERE r.account_id = p_player AND r.is_held AND r.decided_at IS NULL)
    OR EXISTS (
      SELECT FROM play_settings s WHERE s.merchant_code = p_merchant AND jsonb_path_exists(s.limits,
        '$[*] ? (@.kind != "deposit" && (@.default != null || @.ceiling != null))')
    )
  );
END
$$;

-- The book of the wallet that real money is played from: the main one, or the vendor's where each vendor has its own.
-- Only then the merchant's mode is locked, so that whoever brings vendors' wallets home waits for calls under way.
CREATE OR REPLACE FUNCTION vendor_book(p_merchant text, p_vendor text, p_mode text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  IF p_mode = 'real' AND EXISTS (SELECT FROM sites s WHERE s.merchant_code = p_merchant AND NOT s.is_single_wallet) THEN
    PERFORM FROM sites s WHERE s.merchant_code = p_merchant AND NOT s.is_single_wallet FOR SHARE;
    IF FOUND THEN
      RETURN p_vendor;
    END IF;
  END IF;
  RETURN 'main';
END
$$;

-- What the player has, locked until the transaction ends.
CREATE OR REPLACE FUNCTION vendor_purse(
  p_merchant text, p_player uuid, p_currency text, p_book text, OUT v_real bigint, OUT v_bonus bigint
) LANGUAGE plpgsql AS $$
BEGIN
  -- Real before bonus: the order of ledger_move.
  SELECT a.balance INTO v_real FROM ledger_accounts a
  WHERE a.merchant_code = p_merchant AND a.owner_id = p_player AND a.kind = 'real' AND a.book = p_book
    AND a.currency = p_currency AND a.shard = 0
  FOR NO KEY UPDATE;
  SELECT a.balance INTO v_bonus FROM ledger_accounts a
  WHERE a.merchant_code = p_merchant AND a.owner_id = p_player AND a.kind = 'bonus' AND a.book = 'main'
    AND a.currency = p_currency AND a.shard = 0
  FOR NO KEY UPDATE;
  v_real := coalesce(v_real, 0);
  v_bonus := coalesce(v_bonus, 0);
END
$$;

-- Moves money between the player and the vendor's book of the house; positive amounts go to the player. What the house
-- bears of a win that cannot be taken back comes out of a book of its own, so that the vendor's agrees with the vendor's.
CREATE OR REPLACE FUNCTION vendor_move(
  p_key text, p_kind text, p_at timestamptz, p_player uuid, p_mode text, p_vendor text, p_currency text,
  p_real bigint, p_bonus bigint, p_shortfall bigint, p_book text
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_house constant uuid := '00000000-0000-0000-0000-000000000000';
  v_owners uuid[] := ARRAY[v_house];
  v_kinds text[] := ARRAY['house'];
  v_vendor_book constant text := (CASE p_mode WHEN 'demo' THEN 'vendor-demo.' ELSE 'vendor.' END) || p_vendor;
  v_books text[] := ARRAY[v_vendor_book];
  v_amounts bigint[] := ARRAY[p_shortfall - p_real - p_bonus];
BEGIN
  -- Nearly always nothing but real money.
  IF p_bonus = 0 AND p_shortfall = 0 THEN
    IF p_real <> 0 THEN
      PERFORM ledger_move(p_key, p_kind, p_at, NULL, ARRAY[p_player, v_house], ARRAY['real', 'house'],
        ARRAY[p_book, v_vendor_book], ARRAY[p_currency, p_currency], ARRAY[p_real, -p_real]);
    END IF;
    RETURN;
  END IF;
  IF p_real <> 0 THEN
    v_owners := v_owners || p_player; v_kinds := v_kinds || 'real'::text; v_books := v_books || p_book;
    v_amounts := v_amounts || p_real;
  END IF;
  IF p_bonus <> 0 THEN
    v_owners := v_owners || p_player; v_kinds := v_kinds || 'bonus'::text; v_books := v_books || 'main'::text;
    v_amounts := v_amounts || p_bonus;
  END IF;
  IF p_shortfall <> 0 THEN
    v_owners := v_owners || v_house; v_kinds := v_kinds || 'house'::text; v_books := v_books || 'vendor-shortfall'::text;
    v_amounts := v_amounts || -p_shortfall;
  END IF;
  IF v_amounts[1] <> 0 THEN
    PERFORM ledger_move(p_key, p_kind, p_at, NULL, v_owners, v_kinds, v_books,
      array_fill(p_currency, ARRAY[cardinality(v_amounts)]), v_amounts);
  END IF;
END
$$;

-- The ledger's key of a vendor's transaction.
CREATE OR REPLACE FUNCTION vendor_key(p_vendor text, p_id text) RETURNS text IMMUTABLE LANGUAGE sql
RETURN 'vendor:' || p_vendor || ':' || p_id;

-- What players can bet, for calls that came at the same time: all in one statement, which sees one moment. Answers
-- [refusal, currency, real, bonus] for each in its order. Says of who plays what vendor_player says.
CREATE OR REPLACE FUNCTION vendor_balances(p_merchant text, p_calls text, OUT answers json)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF p_merchant IS DISTINCT FROM current_setting('app.merchant', true) THEN
    RAISE EXCEPTION 'The transaction has not named this merchant.';
  END IF;
  SELECT json_agg(json_build_array(
    CASE
      WHEN a.currency IS NULL THEN 'VW001'
      WHEN l.account_id IS DISTINCT FROM c.player OR l.vassalage <> c.vendor OR l.node_id <> c.game THEN 'VW002'
      WHEN l.expires_at <= c.now THEN 'VW003'
    END, a.currency, coalesce(m.v_real, 0), coalesce(m.v_bonus, 0)) ORDER BY c.line)
  INTO answers
  FROM ROWS FROM (json_to_recordset(p_calls::json) AS (vendor text, token text, player uuid, game text, now timestamptz))
    WITH ORDINALITY AS c (vendor, token, player, game, now, line)
  -- By their keys alone, as in vendor_player: the limits keep them from being read together.
  LEFT JOIN LATERAL (
    SELECT a.currency, a.merchant_code FROM accounts a WHERE a.id = c.player LIMIT 1
  ) AS a ON a.merchant_code = p_merchant
  LEFT JOIN LATERAL (
    SELECT l.merchant_code, l.account_id, l.vassalage, l.node_id, l.mode, l.expires_at
    FROM game_launches l WHERE l.token_hash = c.token LIMIT 1
  ) AS l ON l.merchant_code = p_merchant
  LEFT JOIN LATERAL (
    SELECT sum(b.balance) FILTER (WHERE b.kind = 'real' AND b.book = CASE
        WHEN l.mode = 'real' AND EXISTS (SELECT FROM sites s WHERE s.merchant_code = p_merchant AND NOT s.is_single_wallet)
        THEN c.vendor ELSE 'main' END) AS v_real,
      sum(b.balance) FILTER (WHERE b.kind = 'bonus' AND b.book = 'main') AS v_bonus
    FROM ledger_accounts b
    WHERE b.merchant_code = p_merchant AND b.owner_id = c.player AND b.currency = a.currency
  ) AS m ON true;
END
$$;

CREATE OR REPLACE FUNCTION vendor_bet(
  p_merchant text, p_vendor text, p_token text, p_player uuid, p_game text, p_now timestamptz, p_round text, p_id text,
  p_currency text, p_amount bigint,
  OUT reference bigint, OUT currency text, OUT real_after bigint, OUT bonus_after bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_who record;
  v_book text;
  v_known game_transactions;
  v_round bigint;
  v_from_real bigint;
BEGIN
  v_who := vendor_player(p_merchant, p_vendor, p_token, p_player, p_game);
  v_book := vendor_book(p_merchant, p_vendor, v_who.mode);
  SELECT p.v_real, p.v_bonus INTO real_after, bonus_after FROM vendor_purse(p_merchant, p_player, v_who.currency, v_book) p;
  currency := v_who.currency;

  SELECT t.* INTO v_known FROM game_transactions t
  WHERE t.merchant_code = p_merchant AND t.vassalage = p_vendor AND t.transaction_id = p_id;
  IF FOUND THEN
    IF v_known.kind = 'tombstone' AND v_known.account_id = p_player THEN
      RAISE EXCEPTION 'transaction rolled back' USING ERRCODE = 'VW009';
    ELSIF (v_known.kind, v_known.account_id, v_known.node_id, v_known.round_id, v_known.currency, v_known.amount)
      IS DISTINCT FROM ('bet', p_player, p_game, p_round, p_currency, p_amount) THEN
      RAISE EXCEPTION 'duplicate transaction' USING ERRCODE = 'VW007';
    END IF;
    reference := v_known.reference; real_after := v_known.real_after; bonus_after := v_known.bonus_after;
    RETURN;
  END IF;

  IF v_who.expires_at <= p_now THEN
    RAISE EXCEPTION 'token expired' USING ERRCODE = 'VW003';
  ELSIF NOT v_who.may_bet THEN
    RAISE EXCEPTION 'player blocked' USING ERRCODE = 'VW004';
  ELSIF v_who.currency <> p_currency THEN
    RAISE EXCEPTION 'wrong currency' USING ERRCODE = 'VW005';
  ELSIF real_after + bonus_after < p_amount THEN
    RAISE EXCEPTION 'insufficient funds' USING ERRCODE = 'VW006';
  ELSIF v_who.mode = 'real' AND vendor_is_bounded(p_merchant, p_player, p_now) THEN
    RAISE EXCEPTION 'guard first' USING ERRCODE = 'VW012';
  END IF;

  INSERT INTO game_rounds AS r (merchant_code, vassalage, round_id, account_id, node_id, mode, currency, stake, opened_at)
  VALUES (p_merchant, p_vendor, p_round, p_player, p_game, v_who.mode, p_currency, p_amount, p_now)
  ON CONFLICT (merchant_code, vassalage, account_id, round_id, node_id)
  DO UPDATE SET stake = r.stake + excluded.stake WHERE r.closed_at IS NULL
  RETURNING r.id INTO v_round;
  IF v_round IS NULL THEN
    RAISE EXCEPTION 'round closed' USING ERRCODE = 'VW011';
  END IF;

  v_from_real := least(real_after, p_amount);
  real_after := real_after - v_from_real;
  bonus_after := bonus_after - (p_amount - v_from_real);
  PERFORM vendor_move(vendor_key(p_vendor, p_id), 'vendor.bet', p_now, p_player, v_who.mode, p_vendor, p_currency,
    -v_from_real, v_from_real - p_amount, 0, v_book);
  INSERT INTO game_transactions AS t (merchant_code, vassalage, transaction_id, kind, account_id, node_id, round_id, round,
    currency, amount, real_part, bonus_part, at, real_after, bonus_after)
  VALUES (p_merchant, p_vendor, p_id, 'bet', p_player, p_game, p_round, v_round,
    p_currency, p_amount, v_from_real, p_amount - v_from_real, p_now, real_after, bonus_after)
  RETURNING t.reference INTO reference;
END
$$;

CREATE OR REPLACE FUNCTION vendor_win(
  p_merchant text, p_vendor text, p_token text, p_player uuid, p_game text, p_now timestamptz, p_round text, p_id text,
  p_currency text, p_amount bigint, p_bet text,
  OUT reference bigint, OUT currency text, OUT real_after bigint, OUT bonus_after bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_who record;
  v_book text;
  v_known game_transactions;
  v_bet game_transactions;
  v_to_bonus bigint := 0;
BEGIN
  v_who := vendor_player(p_merchant, p_vendor, p_token, p_player, p_game);
  v_book := vendor_book(p_merchant, p_vendor, v_who.mode);
  SELECT p.v_real, p.v_bonus INTO real_after, bonus_after FROM vendor_purse(p_merchant, p_player, v_who.currency, v_book) p;
  currency := v_who.currency;

  SELECT t.* INTO v_known FROM game_transactions t
  WHERE t.merchant_code = p_merchant AND t.vassalage = p_vendor AND t.transaction_id = p_id;
  IF FOUND THEN
    IF v_known.kind = 'tombstone' AND v_known.account_id = p_player THEN
      RAISE EXCEPTION 'transaction rolled back' USING ERRCODE = 'VW009';
    ELSIF (v_known.kind, v_known.account_id, v_known.node_id, v_known.round_id, v_known.currency, v_known.amount, v_known.original_id)
      IS DISTINCT FROM ('win', p_player, p_game, p_round, p_currency, p_amount, p_bet) THEN
      RAISE EXCEPTION 'duplicate transaction' USING ERRCODE = 'VW007';
    END IF;
    reference := v_known.reference; real_after := v_known.real_after; bonus_after := v_known.bonus_after;
    RETURN;
  END IF;

  SELECT t.* INTO v_bet FROM game_transactions t
  WHERE t.merchant_code = p_merchant AND t.vassalage = p_vendor AND t.transaction_id = p_bet;
  IF NOT FOUND OR v_bet.kind NOT IN ('bet', 'tombstone')
    OR (v_bet.account_id, v_bet.node_id, v_bet.round_id) IS DISTINCT FROM (p_player, p_game, p_round) THEN
    RAISE EXCEPTION 'original missing' USING ERRCODE = 'VW008';
  ELSIF v_bet.kind = 'tombstone' OR v_bet.rolled_back_at IS NOT NULL THEN
    RAISE EXCEPTION 'transaction rolled back' USING ERRCODE = 'VW009';
  ELSIF v_bet.currency <> p_currency THEN
    RAISE EXCEPTION 'wrong currency' USING ERRCODE = 'VW005';
  END IF;

  UPDATE game_rounds r SET win = r.win + p_amount WHERE r.id = v_bet.round AND r.closed_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'round closed' USING ERRCODE = 'VW011';
  END IF;
  UPDATE game_transactions t SET wins = t.wins + 1, won = t.won + p_amount
  WHERE t.merchant_code = p_merchant AND t.vassalage = p_vendor AND t.transaction_id = p_bet;

  -- What was staked as bonus comes back as bonus; a fraction goes to the real money. A free bet wins real money.
  IF v_bet.bonus_part > 0 THEN
    v_to_bonus := div(p_amount::numeric * v_bet.bonus_part, v_bet.amount)::bigint;
  END IF;
  real_after := real_after + p_amount - v_to_bonus;
  bonus_after := bonus_after + v_to_bonus;
  PERFORM vendor_move(vendor_key(p_vendor, p_id), 'vendor.win', p_now, p_player, v_who.mode, p_vendor, p_currency,
    p_amount - v_to_bonus, v_to_bonus, 0, v_book);
  INSERT INTO game_transactions AS t (merchant_code, vassalage, transaction_id, kind, account_id, node_id, round_id, round,
    currency, amount, real_part, bonus_part, original_id, at, real_after, bonus_after)
  VALUES (p_merchant, p_vendor, p_id, 'win', p_player, p_game, p_round, v_bet.round,
    p_currency, p_amount, p_amount - v_to_bonus, v_to_bonus, p_bet, p_now, real_after, bonus_after)
  RETURNING t.reference INTO reference;
END
$$;

CREATE OR REPLACE FUNCTION vendor_rollback(
  p_merchant text, p_vendor text, p_token text, p_player uuid, p_game text, p_now timestamptz, p_round text, p_id text,
  p_original text,
  OUT reference bigint, OUT currency text, OUT real_after bigint, OUT bonus_after bigint, OUT shortfall bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_who record;
  v_book text;
  v_known game_transactions;
  v_original game_transactions;
  v_real bigint := 0;
  v_bonus bigint := 0;
BEGIN
  v_who := vendor_player(p_merchant, p_vendor, p_token, p_player, p_game);
  v_book := vendor_book(p_merchant, p_vendor, v_who.mode);
  SELECT p.v_real, p.v_bonus INTO real_after, bonus_after FROM vendor_purse(p_merchant, p_player, v_who.currency, v_book) p;
  currency := v_who.currency;
  shortfall := 0;

  SELECT t.* INTO v_known FROM game_transactions t
  WHERE t.merchant_code = p_merchant AND t.vassalage = p_vendor AND t.transaction_id = p_id;
  IF FOUND THEN
    IF (v_known.kind, v_known.account_id, v_known.node_id, v_known.round_id, v_known.original_id)
      IS DISTINCT FROM ('rollback', p_player, p_game, p_round, p_original) THEN
      RAISE EXCEPTION 'duplicate transaction' USING ERRCODE = 'VW007';
    END IF;
    reference := v_known.reference; real_after := v_known.real_after; bonus_after := v_known.bonus_after;
    shortfall := v_known.shortfall;
    RETURN;
  END IF;
  -- It would leave the tombstone of itself.
  IF p_id = p_original THEN
    RAISE EXCEPTION 'original missing' USING ERRCODE = 'VW008';
  END IF;

  SELECT t.* INTO v_original FROM game_transactions t
  WHERE t.merchant_code = p_merchant AND t.vassalage = p_vendor AND t.transaction_id = p_original;
  IF NOT FOUND THEN
    INSERT INTO game_transactions (merchant_code, vassalage, transaction_id, kind, account_id, node_id, round_id, currency,
      original_id, rolled_back_at, at, real_after, bonus_after)
    VALUES (p_merchant, p_vendor, p_original, 'tombstone', p_player, p_game, p_round, currency, p_id, p_now, p_now,
      real_after, bonus_after);
  ELSIF v_original.kind NOT IN ('bet', 'win', 'tombstone')
    OR (v_original.account_id, v_original.node_id, v_original.round_id) IS DISTINCT FROM (p_player, p_game, p_round) THEN
    RAISE EXCEPTION 'original missing' USING ERRCODE = 'VW008';
  ELSIF v_original.rolled_back_at IS NULL THEN
    IF v_original.kind = 'bet' THEN
      IF v_original.wins > 0 THEN
        RAISE EXCEPTION 'bet settled' USING ERRCODE = 'VW010';
      END IF;
      v_real := v_original.real_part;
      v_bonus := v_original.bonus_part;
      UPDATE game_rounds r SET stake = r.stake - v_original.amount WHERE r.id = v_original.round;
    ELSE
      -- No account goes below zero: what was spent already is the house's loss (docs/decisions/0012).
      v_real := -least(real_after, v_original.real_part);
      v_bonus := -least(bonus_after, v_original.bonus_part);
      shortfall := v_original.amount + v_real + v_bonus;
      UPDATE game_rounds r SET win = r.win - v_original.amount WHERE r.id = v_original.round;
      UPDATE game_transactions t SET wins = t.wins - 1, won = t.won - v_original.amount
      WHERE t.merchant_code = p_merchant AND t.vassalage = p_vendor AND t.transaction_id = v_original.original_id;
    END IF;
    UPDATE game_transactions t SET rolled_back_at = p_now
    WHERE t.merchant_code = p_merchant AND t.vassalage = p_vendor AND t.transaction_id = p_original;
    real_after := real_after + v_real;
    bonus_after := bonus_after + v_bonus;
    PERFORM vendor_move(vendor_key(p_vendor, p_id), 'vendor.rollback', p_now, p_player, v_who.mode, p_vendor,
      currency, v_real, v_bonus, shortfall, v_book);
  END IF;

  INSERT INTO game_transactions AS t (merchant_code, vassalage, transaction_id, kind, account_id, node_id, round_id, round,
    currency, real_part, bonus_part, shortfall, original_id, at, real_after, bonus_after)
  VALUES (p_merchant, p_vendor, p_id, 'rollback', p_player, p_game, p_round, v_original.round,
    currency, abs(v_real), abs(v_bonus), shortfall, p_original, p_now, real_after, bonus_after)
  RETURNING t.reference INTO reference;
END
$$;

CREATE OR REPLACE FUNCTION vendor_end_round(
  p_merchant text, p_vendor text, p_token text, p_player uuid, p_game text, p_now timestamptz, p_round text, p_id text,
  OUT reference bigint, OUT currency text, OUT real_after bigint, OUT bonus_after bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_who record;
  v_book text;
  v_known game_transactions;
  v_round bigint;
BEGIN
  v_who := vendor_player(p_merchant, p_vendor, p_token, p_player, p_game);
  v_book := vendor_book(p_merchant, p_vendor, v_who.mode);
  SELECT p.v_real, p.v_bonus INTO real_after, bonus_after FROM vendor_purse(p_merchant, p_player, v_who.currency, v_book) p;
  currency := v_who.currency;

  SELECT t.* INTO v_known FROM game_transactions t
  WHERE t.merchant_code = p_merchant AND t.vassalage = p_vendor AND t.transaction_id = p_id;
  IF FOUND THEN
    IF (v_known.kind, v_known.account_id, v_known.node_id, v_known.round_id)
      IS DISTINCT FROM ('endRound', p_player, p_game, p_round) THEN
      RAISE EXCEPTION 'duplicate transaction' USING ERRCODE = 'VW007';
    END IF;
    reference := v_known.reference; real_after := v_known.real_after; bonus_after := v_known.bonus_after;
    RETURN;
  END IF;

  UPDATE game_rounds r SET closed_at = coalesce(r.closed_at, p_now)
  WHERE r.merchant_code = p_merchant AND r.vassalage = p_vendor AND r.account_id = p_player AND r.round_id = p_round
    AND r.node_id = p_game
  RETURNING r.id INTO v_round;
  IF v_round IS NULL THEN
    RAISE EXCEPTION 'original missing' USING ERRCODE = 'VW008';
  END IF;
  INSERT INTO game_transactions AS t (merchant_code, vassalage, transaction_id, kind, account_id, node_id, round_id, round,
    currency, at, real_after, bonus_after)
  VALUES (p_merchant, p_vendor, p_id, 'endRound', p_player, p_game, p_round, v_round, currency, p_now,
    real_after, bonus_after)
  RETURNING t.reference INTO reference;
END
$$;

-- Calls that came at the same time, in one transaction: bets, wins and ends of rounds, whose money meets one house
-- account each. Every call runs alone within it, so that a refusal undoes that call and no other; what is refused
-- otherwise than by the wallet the platform asks for alone again. Answers [refusal, reference, currency, real, bonus]
-- for each in its order.
CREATE OR REPLACE FUNCTION vendor_calls(p_merchant text, p_calls text, OUT answers json)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  c record;
  v_done record;
  v_answers json[] := '{}';
BEGIN
  IF p_merchant IS DISTINCT FROM current_setting('app.merchant', true) THEN
    RAISE EXCEPTION 'The transaction has not named this merchant.';
  END IF;
  -- The locks of each call, for all of them: first the merchant's mode, then every player's accounts in the order of
  -- ledger_move, then, as the calls run, the house accounts in one order. So no two transactions wait in a ring.
  PERFORM FROM sites s WHERE s.merchant_code = p_merchant AND NOT s.is_single_wallet FOR SHARE;
  PERFORM FROM ledger_accounts a
  WHERE a.merchant_code = p_merchant AND a.kind IN ('real', 'bonus')
    AND a.owner_id = ANY (ARRAY(SELECT (call ->> 'player')::uuid FROM json_array_elements(p_calls::json) AS call))
  ORDER BY a.owner_id DESC, a.kind DESC, a.book DESC, a.currency DESC
  FOR NO KEY UPDATE;

  FOR c IN
    SELECT asked.* FROM ROWS FROM (json_to_recordset(p_calls::json) AS (call text, vendor text, token text, player uuid,
        game text, now timestamptz, round text, id text, currency text, amount bigint, bet text))
      WITH ORDINALITY AS asked (call, vendor, token, player, game, now, round, id, currency, amount, bet, line)
    LEFT JOIN LATERAL (SELECT l.mode FROM game_launches l WHERE l.token_hash = asked.token LIMIT 1) AS launch ON true
    ORDER BY launch.mode, asked.vendor, asked.currency, hashtext(vendor_key(asked.vendor, asked.id)) & 15, asked.line
  LOOP
    BEGIN
      CASE c.call
        WHEN 'bet' THEN
          v_done := vendor_bet(p_merchant, c.vendor, c.token, c.player, c.game, c.now, c.round, c.id, c.currency, c.amount);
        WHEN 'win' THEN
          v_done := vendor_win(p_merchant, c.vendor, c.token, c.player, c.game, c.now, c.round, c.id, c.currency, c.amount,
            c.bet);
        WHEN 'end_round' THEN
          v_done := vendor_end_round(p_merchant, c.vendor, c.token, c.player, c.game, c.now, c.round, c.id);
      END CASE;
      v_answers[c.line::integer] :=
        json_build_array(NULL, v_done.reference, v_done.currency, v_done.real_after, v_done.bonus_after);
    EXCEPTION WHEN OTHERS THEN
      v_answers[c.line::integer] := json_build_array(SQLSTATE);
    END;
  END LOOP;
  answers := array_to_json(v_answers);
END
$$;

-- Calls read what was played and write it through these functions.
DO $$
DECLARE
  v_calls constant text := current_setting('marquee.calls_role');
  item record;
BEGIN
  EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON game_rounds, game_transactions FROM %I', v_calls);
  -- What has been drawn is told once and stays.
  EXECUTE format('REVOKE UPDATE, DELETE ON lottery_results, lottery_tellings FROM %I', v_calls);
  FOR item IN
    SELECT p.oid::regprocedure AS name, p.prosecdef AS is_open FROM pg_proc p
    WHERE p.pronamespace = current_schema()::regnamespace AND p.proname LIKE 'vendor\_%'
  LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', item.name);
    IF item.is_open THEN
      EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO %I', item.name, v_calls);
    END IF;
  END LOOP;
END
$$;
