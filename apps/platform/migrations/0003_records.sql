-- By hand: entries that stand already take kind and moment from their transfers. The owner is held to row-level
-- security as everyone is, until security.sql forces it again.
ALTER TABLE "ledger_entries" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_entries" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ledger_transfers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ledger_entries" DISABLE TRIGGER "ledger_entries_fixed";--> statement-breakpoint
UPDATE "ledger_entries" e SET "kind" = t."kind", "at" = t."at" FROM "ledger_transfers" t WHERE t."id" = e."transfer_id";--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE TRIGGER "ledger_entries_fixed";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "is_single_wallet" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_entries_moment" ON "ledger_entries" USING btree ("account_id","at","version");--> statement-breakpoint
-- By hand: as 0001_ledger.sql made it, and writes kind and moment into the entries too.
CREATE OR REPLACE FUNCTION "ledger_post"(
  p_key text, p_kind text, p_at timestamptz, p_settles bigint,
  p_owners uuid[], p_kinds text[], p_books text[], p_currencies text[], p_amounts bigint[]
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_merchant constant text := nullif(current_setting('app.merchant', true), '');
  v_fingerprint constant text := encode(sha256(convert_to(
    ROW(p_kind, p_settles, p_owners, p_kinds, p_books, p_currencies, p_amounts)::text, 'UTF8')), 'hex');
  -- House accounts are split: which part a transfer takes goes by its key.
  v_shard constant smallint := (hashtext(p_key) & 15)::smallint;
  v_lines constant integer := cardinality(p_amounts);
  v_transfer bigint;
  v_known text;
  v_accounts bigint[];
  v_distinct integer;
  v_answer jsonb;
BEGIN
  IF v_merchant IS NULL OR coalesce(length(p_key), 0) NOT BETWEEN 1 AND 200 OR coalesce(p_kind, '') = '' THEN
    RAISE EXCEPTION 'A transfer needs a merchant, a key of 1 to 200 characters and a kind.' USING ERRCODE = 'LG002';
  END IF;

  -- Whoever settles a hold waits for whoever else does.
  IF p_settles IS NOT NULL THEN
    PERFORM FROM ledger_transfers t WHERE t.id = p_settles AND t.merchant_code = v_merchant FOR NO KEY UPDATE;
  END IF;

  -- Waits while another transaction posts the same key.
  INSERT INTO ledger_transfers (merchant_code, key, fingerprint, kind, settles_id, at)
  VALUES (v_merchant, p_key, v_fingerprint, p_kind, p_settles, p_at)
  ON CONFLICT (merchant_code, key) DO NOTHING
  RETURNING id INTO v_transfer;

  IF v_transfer IS NULL THEN
    SELECT t.id, t.fingerprint INTO v_transfer, v_known
    FROM ledger_transfers t WHERE t.merchant_code = v_merchant AND t.key = p_key;
    IF v_known IS DISTINCT FROM v_fingerprint THEN
      RAISE EXCEPTION 'The key % was used for another transfer.', p_key USING ERRCODE = 'LG001';
    END IF;
    SELECT jsonb_build_object('id', v_transfer, 'lines', jsonb_agg(jsonb_build_object(
      'accountId', e.account_id, 'amount', e.amount, 'balanceAfter', e.balance_after, 'version', e.version
    ) ORDER BY e.line)) INTO v_answer
    FROM ledger_entries e WHERE e.transfer_id = v_transfer;
    RETURN v_answer;
  END IF;

  IF v_lines < 2 OR EXISTS (
    SELECT FROM unnest(p_currencies, p_amounts) AS l (currency, amount) GROUP BY l.currency HAVING sum(l.amount) <> 0
  ) THEN
    RAISE EXCEPTION 'The lines of a transfer sum to zero in each currency.' USING ERRCODE = 'LG002';
  END IF;

  -- Twice at most: the first time for accounts that exist, the second after opening those that did not.
  FOR attempt IN 1..2 LOOP
    SELECT array_agg(a.id ORDER BY l.line), count(DISTINCT a.id) INTO v_accounts, v_distinct
    FROM unnest(p_owners, p_kinds, p_books, p_currencies) WITH ORDINALITY AS l (owner, kind, book, currency, line)
    JOIN ledger_accounts a ON a.merchant_code = v_merchant AND a.owner_id = l.owner AND a.kind = l.kind
      AND a.book = l.book AND a.currency = l.currency
      AND a.shard = CASE WHEN l.kind = 'house' THEN v_shard ELSE 0 END;
    EXIT WHEN cardinality(v_accounts) = v_lines OR attempt = 2;
    -- In one order, as the locks below, so that no two open accounts against each other.
    INSERT INTO ledger_accounts (merchant_code, owner_id, kind, book, currency, shard)
    SELECT DISTINCT v_merchant, l.owner, l.kind, l.book, l.currency, CASE WHEN l.kind = 'house' THEN v_shard ELSE 0 END
    FROM unnest(p_owners, p_kinds, p_books, p_currencies) AS l (owner, kind, book, currency)
    ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT DO NOTHING;
  END LOOP;
  IF v_distinct <> v_lines THEN
    RAISE EXCEPTION 'A transfer names each account once.' USING ERRCODE = 'LG002';
  END IF;

  -- Held money leaves its account whole, by settling the transfer that held it.
  IF p_settles IS NOT NULL THEN
    IF NOT EXISTS (
      SELECT FROM ledger_entries e JOIN ledger_accounts h ON h.id = e.account_id
      WHERE e.transfer_id = p_settles AND e.merchant_code = v_merchant AND h.kind = 'hold' AND e.amount > 0
    ) OR EXISTS (
      SELECT FROM (
        SELECT l.account, l.amount FROM unnest(v_accounts, p_kinds, p_amounts) AS l (account, kind, amount)
        WHERE l.kind = 'hold'
      ) AS l
      FULL JOIN (
        SELECT e.account_id, e.amount FROM ledger_entries e JOIN ledger_accounts h ON h.id = e.account_id
        WHERE e.transfer_id = p_settles AND e.merchant_code = v_merchant AND h.kind = 'hold' AND e.amount > 0
      ) AS held ON held.account_id = l.account
      WHERE l.amount IS DISTINCT FROM -held.amount
    ) THEN
      RAISE EXCEPTION 'A hold is captured or released whole, and once.' USING ERRCODE = 'LG003';
    END IF;
  ELSIF 'hold' = ANY (p_kinds) AND EXISTS (
    SELECT FROM unnest(p_kinds, p_amounts) AS l (kind, amount) WHERE l.kind = 'hold' AND l.amount < 0
  ) THEN
    RAISE EXCEPTION 'Held money leaves its account by settling its hold.' USING ERRCODE = 'LG003';
  END IF;

  PERFORM FROM ledger_accounts a WHERE a.id = ANY (v_accounts) ORDER BY a.id FOR NO KEY UPDATE;
  WITH moved AS (
    UPDATE ledger_accounts a SET balance = a.balance + l.amount, version = a.version + 1
    FROM unnest(v_accounts, p_amounts) WITH ORDINALITY AS l (account, amount, line)
    WHERE a.id = l.account
    RETURNING a.id, l.line, l.amount, a.balance, a.version
  ), written AS (
    INSERT INTO ledger_entries
      (account_id, version, merchant_code, transfer_id, line, kind, at, amount, balance_after)
    SELECT m.id, m.version, v_merchant, v_transfer, m.line, p_kind, p_at, m.amount, m.balance FROM moved m
    RETURNING account_id, version, line, amount, balance_after
  )
  SELECT jsonb_build_object('id', v_transfer, 'lines', jsonb_agg(jsonb_build_object(
    'accountId', e.account_id, 'amount', e.amount, 'balanceAfter', e.balance_after, 'version', e.version
  ) ORDER BY e.line)) INTO v_answer
  FROM written e;
  RETURN v_answer;
END
$$;
