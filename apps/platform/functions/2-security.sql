-- Keeps merchants apart. Run after every migration; every part of it may be run again.
-- Calls run under the role marquee_app, which sees only tables with a merchant_code, and of those only the rows of
-- the merchant that the transaction has named. FORCE holds the tables' owner to the same.
DO $$
DECLARE
  item record;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'marquee_app') THEN
    CREATE ROLE marquee_app NOLOGIN;
  END IF;
  IF NOT pg_has_role(current_user, 'marquee_app', 'MEMBER') THEN
    EXECUTE format('GRANT marquee_app TO %I', current_user);
  END IF;
  EXECUTE format('GRANT USAGE ON SCHEMA %I TO marquee_app', current_schema());

  FOR item IN
    SELECT c.oid::regclass AS name, c.relrowsecurity AND c.relforcerowsecurity AS is_forced,
      EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND polname = 'merchant') AS has_policy
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'merchant_code' AND NOT a.attisdropped
    WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace
  LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO marquee_app', item.name);
    IF NOT item.is_forced THEN
      EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', item.name);
      EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', item.name);
    END IF;
    IF NOT item.has_policy THEN
      EXECUTE format(
        'CREATE POLICY merchant ON %s USING (merchant_code = current_setting(''app.merchant'', true)) '
        'WITH CHECK (merchant_code = current_setting(''app.merchant'', true))',
        item.name
      );
    END IF;
  END LOOP;

  FOR item IN
    SELECT c.oid::regclass AS name
    FROM pg_class c WHERE c.relkind = 'S' AND c.relnamespace = current_schema()::regnamespace
  LOOP
    EXECUTE format('GRANT USAGE, SELECT ON SEQUENCE %s TO marquee_app', item.name);
  END LOOP;

  -- The audit trail only grows.
  REVOKE UPDATE, DELETE ON audit_events FROM marquee_app;

  -- An exclusion can be added to, and neither shortened nor undone.
  REVOKE UPDATE, DELETE ON play_exclusions FROM marquee_app;

  -- The ledger is read by calls and written by its one function.
  REVOKE INSERT, UPDATE, DELETE ON ledger_accounts, ledger_transfers, ledger_entries FROM marquee_app;
  GRANT EXECUTE ON FUNCTION ledger_post(text, text, timestamptz, bigint, uuid[], text[], text[], text[], bigint[])
    TO marquee_app;
END
$$;
