-- Merchants that live in several databases (docs/decisions/0034). Run at every start.

-- The door of every transaction for a merchant: refuses where it does not live here, or not at this moment. Whoever
-- closes the door afterwards waits for those who came through it before, by the other side of the same lock.
CREATE OR REPLACE FUNCTION merchant_enter(p_code text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_state text;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7061727, hashtext(p_code));
  SELECT coalesce(
    (SELECT p.state FROM merchant_places p WHERE p.code = p_code),
    (SELECT 'elsewhere' FROM database_self s WHERE s.name <> 'main' AND p_code <> ''),
    'here'
  ) INTO v_state;
  IF v_state <> 'here' THEN
    RAISE EXCEPTION 'The merchant % does not live here now: %.', p_code, v_state USING ERRCODE = 'MH001';
  END IF;
  RETURN p_code;
END
$$;
REVOKE ALL ON FUNCTION merchant_enter(text) FROM PUBLIC;
DO $$ BEGIN
  EXECUTE format('GRANT EXECUTE ON FUNCTION merchant_enter(text) TO %I', current_setting('marquee.calls_role'));
END $$;

-- Ids are one number over all databases, so that a merchant keeps them wherever it moves: each database gives out ids of
-- a range of its own, 2^38 long, of which 2^53 holds 32,768. Rows are in order by them: whoever takes a merchant in that
-- has ids of a higher range begins a further one.
CREATE OR REPLACE FUNCTION database_number_ids() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_base bigint;
  v_last bigint;
  item record;
BEGIN
  SELECT s.number::bigint << 38 INTO v_base FROM database_self s WHERE s.number > 0;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  FOR item IN
    SELECT c.oid::regclass AS name FROM pg_class c
    WHERE c.relkind = 'S' AND c.relnamespace = current_schema()::regnamespace
  LOOP
    EXECUTE format('SELECT last_value FROM %s', item.name) INTO v_last;
    IF v_last < v_base THEN
      PERFORM setval(item.name, v_base);
    END IF;
  END LOOP;
END
$$;
REVOKE ALL ON FUNCTION database_number_ids() FROM PUBLIC;
SELECT database_number_ids();

-- Remembers which rows of a merchant are written while it is copied: its arguments are the columns of the table's key.
CREATE OR REPLACE FUNCTION merchant_note_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_row jsonb;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    v_row := to_jsonb(OLD);
    INSERT INTO merchant_changes (code, table_name, key)
    SELECT v_row ->> 'merchant_code', TG_TABLE_NAME, jsonb_object_agg(k, v_row -> k) FROM unnest(TG_ARGV) AS k;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    v_row := to_jsonb(NEW);
    INSERT INTO merchant_changes (code, table_name, key)
    SELECT v_row ->> 'merchant_code', TG_TABLE_NAME, jsonb_object_agg(k, v_row -> k) FROM unnest(TG_ARGV) AS k;
  END IF;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION merchant_note_change() FROM PUBLIC;

-- The ledger only grows, but for what is no merchant's ledger: the copy that a merchant left behind, or one that is not
-- whole yet, and of those only what the transaction has named.
CREATE OR REPLACE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' AND TG_OP = 'DELETE' THEN
    IF OLD.merchant_code = current_setting('app.forgotten', true) AND EXISTS (
      SELECT FROM merchant_places p WHERE p.code = OLD.merchant_code AND p.state IN ('arriving', 'moved')
    ) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'The ledger only grows: % on % is refused.', TG_OP, TG_TABLE_NAME USING ERRCODE = 'LG009';
END
$$;
