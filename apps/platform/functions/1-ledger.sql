-- The one way in which money moves. Run at every start, after the migrations.

-- Posts a transfer with all its lines, once for each key, and answers its id. For ledger_post and for functions that
-- post as a part of more and need no answer; no role may call it. Written for the two or three lines that nearly every
-- transfer has: single statements by key, whose plans stay.
CREATE OR REPLACE FUNCTION ledger_move(
  p_key text, p_kind text, p_at timestamptz, p_settles bigint,
  p_owners uuid[], p_kinds text[], p_books text[], p_currencies text[], p_amounts bigint[]
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_merchant constant text := nullif(current_setting('app.merchant', true), '');
  v_fingerprint constant text := encode(sha256(convert_to(
    ROW(p_kind, p_settles, p_owners, p_kinds, p_books, p_currencies, p_amounts)::text, 'UTF8')), 'hex');
  -- House accounts are split: which part a transfer takes goes by its key.
  v_split constant smallint := (hashtext(p_key) & 15)::smallint;
  v_lines constant integer := cardinality(p_amounts);
  v_transfer bigint;
  v_known text;
  v_sum numeric := 0;
  v_amount bigint;
  v_is_even boolean := true;
  v_order integer[];
  v_line integer;
  v_shard smallint;
  v_account bigint;
  v_is_twice boolean;
  v_balance bigint;
  v_version bigint;
BEGIN
  IF v_merchant IS NULL OR coalesce(length(p_key), 0) NOT BETWEEN 1 AND 200 OR coalesce(p_kind, '') = '' THEN
    RAISE EXCEPTION 'A transfer needs a merchant, a key of 1 to 200 characters and a kind.' USING ERRCODE = 'LG002';
  END IF;

  -- Whoever settles a hold waits for whoever else does.
  IF p_settles IS NOT NULL THEN
    PERFORM FROM ledger_transfers t WHERE t.id = p_settles AND t.merchant_code = v_merchant FOR NO KEY UPDATE;
  END IF;

  -- Waits while another transaction posts the same key.
  INSERT INTO ledger_transfers (merchant_code, idempotency_key, fingerprint, kind, settles_id, at)
  VALUES (v_merchant, p_key, v_fingerprint, p_kind, p_settles, p_at)
  ON CONFLICT (merchant_code, idempotency_key) DO NOTHING
  RETURNING id INTO v_transfer;

  IF v_transfer IS NULL THEN
    SELECT t.id, t.fingerprint INTO v_transfer, v_known
    FROM ledger_transfers t WHERE t.merchant_code = v_merchant AND t.idempotency_key = p_key;
    IF v_known IS DISTINCT FROM v_fingerprint THEN
      RAISE EXCEPTION 'The key % was used for another transfer.', p_key USING ERRCODE = 'LG001';
    END IF;
    RETURN v_transfer;
  END IF;

  IF p_currencies[1] = ALL (p_currencies) THEN
    FOREACH v_amount IN ARRAY p_amounts LOOP
      v_sum := v_sum + v_amount;
    END LOOP;
    v_is_even := v_sum IS NOT DISTINCT FROM 0;
  ELSE
    v_is_even := NOT EXISTS (
      SELECT FROM unnest(p_currencies, p_amounts) AS l (currency, amount) GROUP BY l.currency HAVING sum(l.amount) <> 0
    );
  END IF;
  IF v_lines < 2 OR NOT v_is_even THEN
    RAISE EXCEPTION 'The lines of a transfer sum to zero in each currency.' USING ERRCODE = 'LG002';
  END IF;

  -- One order for everybody, in which accounts are opened and locked, so that nothing waits in a ring. The house comes
  -- last, for many wait for it.
  IF v_lines = 2 THEN
    v_is_twice := (p_owners[1], p_kinds[1], p_books[1], p_currencies[1])
      = (p_owners[2], p_kinds[2], p_books[2], p_currencies[2]);
    IF (p_owners[1], p_kinds[1], p_books[1], p_currencies[1]) > (p_owners[2], p_kinds[2], p_books[2], p_currencies[2]) THEN
      v_order := '{1,2}';
    ELSE
      v_order := '{2,1}';
    END IF;
  ELSE
    SELECT array_agg(l.line ORDER BY l.owner DESC, l.kind DESC, l.book DESC, l.currency DESC),
      count(DISTINCT (l.owner, l.kind, l.book, l.currency)) < v_lines
    INTO v_order, v_is_twice
    FROM unnest(p_owners, p_kinds, p_books, p_currencies) WITH ORDINALITY AS l (owner, kind, book, currency, line);
  END IF;
  IF v_is_twice THEN
    RAISE EXCEPTION 'A transfer names each account once.' USING ERRCODE = 'LG002';
  END IF;

  -- Held money leaves its account whole, by settling the transfer that held it.
  IF p_settles IS NOT NULL THEN
    IF NOT EXISTS (
      SELECT FROM ledger_entries e JOIN ledger_accounts h ON h.id = e.account_id
      WHERE e.transfer_id = p_settles AND e.merchant_code = v_merchant AND h.kind = 'hold' AND e.amount > 0
    ) OR EXISTS (
      SELECT FROM (
        SELECT l.owner, l.book, l.currency, l.amount
        FROM unnest(p_owners, p_kinds, p_books, p_currencies, p_amounts) AS l (owner, kind, book, currency, amount)
        WHERE l.kind = 'hold'
      ) AS l
      FULL JOIN (
        SELECT h.owner_id, h.book, h.currency, e.amount
        FROM ledger_entries e JOIN ledger_accounts h ON h.id = e.account_id
        WHERE e.transfer_id = p_settles AND e.merchant_code = v_merchant AND h.kind = 'hold' AND e.amount > 0
      ) AS held ON held.owner_id = l.owner AND held.book = l.book AND held.currency = l.currency
      WHERE l.amount IS DISTINCT FROM -held.amount
    ) THEN
      RAISE EXCEPTION 'A hold is captured or released whole, and once.' USING ERRCODE = 'LG003';
    END IF;
  ELSIF 'hold' = ANY (p_kinds) AND EXISTS (
    SELECT FROM unnest(p_kinds, p_amounts) AS l (kind, amount) WHERE l.kind = 'hold' AND l.amount < 0
  ) THEN
    RAISE EXCEPTION 'Held money leaves its account by settling its hold.' USING ERRCODE = 'LG003';
  END IF;

  FOREACH v_line IN ARRAY v_order LOOP
    v_shard := CASE WHEN p_kinds[v_line] = 'house' THEN v_split ELSE 0 END;
    -- Twice at most: the second time after opening the account.
    FOR attempt IN 1..2 LOOP
      UPDATE ledger_accounts a SET balance = a.balance + p_amounts[v_line], version = a.version + 1
      WHERE a.merchant_code = v_merchant AND a.owner_id = p_owners[v_line] AND a.kind = p_kinds[v_line]
        AND a.book = p_books[v_line] AND a.currency = p_currencies[v_line] AND a.shard = v_shard
      RETURNING a.id, a.balance, a.version INTO v_account, v_balance, v_version;
      EXIT WHEN FOUND;
      INSERT INTO ledger_accounts (merchant_code, owner_id, kind, book, currency, shard)
      VALUES (v_merchant, p_owners[v_line], p_kinds[v_line], p_books[v_line], p_currencies[v_line], v_shard)
      ON CONFLICT DO NOTHING;
    END LOOP;
    INSERT INTO ledger_entries (account_id, version, merchant_code, transfer_id, line, kind, at, amount, balance_after)
    VALUES (v_account, v_version, v_merchant, v_transfer, v_line, p_kind, p_at, p_amounts[v_line], v_balance);
  END LOOP;

  RETURN v_transfer;
END
$$;

REVOKE ALL ON FUNCTION ledger_move(text, text, timestamptz, bigint, uuid[], text[], text[], text[], bigint[]) FROM PUBLIC;

-- What the calls' role posts with: runs with its owner's rights, so that the role can read the ledger and change it no
-- other way. The same key with the same data answers what it answered the first time.
CREATE OR REPLACE FUNCTION ledger_post(
  p_key text, p_kind text, p_at timestamptz, p_settles bigint,
  p_owners uuid[], p_kinds text[], p_books text[], p_currencies text[], p_amounts bigint[]
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_transfer constant bigint :=
    ledger_move(p_key, p_kind, p_at, p_settles, p_owners, p_kinds, p_books, p_currencies, p_amounts);
BEGIN
  RETURN (
    SELECT jsonb_build_object('id', v_transfer, 'lines', jsonb_agg(jsonb_build_object(
      'accountId', e.account_id, 'amount', e.amount, 'balanceAfter', e.balance_after, 'version', e.version
    ) ORDER BY e.line))
    FROM ledger_entries e WHERE e.transfer_id = v_transfer
  );
END
$$;

-- A restore without rights leaves every function to everybody.
REVOKE ALL ON FUNCTION ledger_post(text, text, timestamptz, bigint, uuid[], text[], text[], text[], bigint[]) FROM PUBLIC;
