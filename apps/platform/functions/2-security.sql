-- Keeps merchants apart, and installations. Run after every migration; every part of it may be run again.
-- Calls run under a role of this installation's own, which whoever runs this has named in marquee.calls_role. It sees
-- only tables with a merchant_code, and of those only the rows of the merchant that the transaction has named. FORCE
-- holds the tables' owner to the same.
DO $$
DECLARE
  v_calls constant text := current_setting('marquee.calls_role');
  v_set constant text := CASE WHEN current_setting('server_version_num')::integer < 160000 THEN 'MEMBER' ELSE 'SET' END;
  item record;
BEGIN
  -- Roles belong to the cluster: whoever may create none finds this one made by deploy/database/prepare.sql.
  BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = v_calls) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN', v_calls);
    END IF;
    IF NOT pg_has_role(current_user, v_calls, v_set) THEN
      EXECUTE format('GRANT %I TO %I', v_calls, current_user);
    END IF;
  EXCEPTION WHEN insufficient_privilege THEN
    RAISE EXCEPTION 'it needs the role "%", which "%" can neither create nor take. An administrator makes it by deploy/database/prepare.sql.',
      v_calls, current_user USING ERRCODE = 'insufficient_privilege';
  END;
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = v_calls AND (rolsuper OR rolbypassrls)) THEN
    RAISE EXCEPTION 'its role "%" may pass row-level security, which keeps merchants apart: take SUPERUSER and BYPASSRLS from it.',
      v_calls;
  END IF;

  -- Who else may post had these rights under another name: of the database that this one was restored from, or of a
  -- release whose installations shared the role marquee_app. Nodes of that release are called "marquee" and work under
  -- it until they are replaced.
  FOR item IN
    SELECT DISTINCT a.grantee::regrole AS name, n.nspname AS schema
    FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace, aclexplode(p.proacl) a
    WHERE n.nspname = current_schema() AND p.proname = 'ledger_post'
      AND a.grantee NOT IN (0, p.proowner, (SELECT oid FROM pg_roles WHERE rolname = v_calls))
      AND NOT EXISTS (
        SELECT FROM pg_stat_activity s WHERE s.datname = current_database() AND s.application_name = 'marquee'
      )
  LOOP
    EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA %I FROM %s', item.schema, item.name);
    EXECUTE format('REVOKE ALL ON ALL SEQUENCES IN SCHEMA %I FROM %s', item.schema, item.name);
    EXECUTE format('REVOKE ALL ON ALL FUNCTIONS IN SCHEMA %I FROM %s', item.schema, item.name);
    EXECUTE format('REVOKE ALL ON SCHEMA %I FROM %s', item.schema, item.name);
  END LOOP;

  EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', current_schema(), v_calls);

  FOR item IN
    SELECT c.oid::regclass AS name, c.relrowsecurity AND c.relforcerowsecurity AS is_forced,
      EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND polname = 'merchant') AS has_policy
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'merchant_code' AND NOT a.attisdropped
    WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace
  LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO %I', item.name, v_calls);
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
    EXECUTE format('GRANT USAGE, SELECT ON SEQUENCE %s TO %I', item.name, v_calls);
  END LOOP;

  -- The audit trail only grows.
  EXECUTE format('REVOKE UPDATE, DELETE ON audit_events FROM %I', v_calls);

  -- An exclusion can be added to, and neither shortened nor undone.
  EXECUTE format('REVOKE UPDATE, DELETE ON play_exclusions FROM %I', v_calls);

  -- The ledger is read by calls and written by its one function.
  EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON ledger_accounts, ledger_transfers, ledger_entries FROM %I', v_calls);
  EXECUTE format(
    'GRANT EXECUTE ON FUNCTION ledger_post(text, text, timestamptz, bigint, uuid[], text[], text[], text[], bigint[]) TO %I',
    v_calls
  );
END
$$;
