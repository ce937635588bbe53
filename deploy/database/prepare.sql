-- What an administrator does once for an installation, with psql on the cluster's database "postgres":
--
--   psql -v database=marquee -v password='…' -v backup_password='…' -f prepare.sql postgres
--
-- It makes the roles <database>_owner (the platform logs in as it, and it may create no roles; -v owner=… takes another
-- one), <database>_calls (the platform's calls run under it) and <database>_backup (pg_dump reads with it what
-- row-level security hides from the owner), and the empty database, which no other installation's roles may enter. It
-- may be run again: what is there stays, and passwords that are given are set anew.
\set ON_ERROR_STOP on
\if :{?database}
\else
  \echo 'Name the database: psql -v database=marquee -v password=… -v backup_password=… -f prepare.sql postgres'
  DO $$ BEGIN RAISE EXCEPTION 'The variable "database" is missing.'; END $$;
\endif
\if :{?owner}
\else
  \set owner :database _owner
\endif
\set calls :database _calls
\set backup :database _backup

SELECT set_config('marquee.longest', :'backup', false) \g /dev/null
DO $$ BEGIN
  IF octet_length(current_setting('marquee.longest')) > 63 THEN
    RAISE EXCEPTION 'The name of the database is too long: its roles have to fit into 63 bytes.';
  END IF;
  IF current_setting('server_version_num')::integer < 140000 THEN
    RAISE EXCEPTION 'PostgreSQL 14 or newer is needed.';
  END IF;
END $$;

SELECT format('CREATE ROLE %I NOLOGIN', :'calls')
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = :'calls') \gexec
SELECT format('CREATE ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS', :'owner')
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = :'owner') \gexec
SELECT format('CREATE ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE BYPASSRLS', :'backup')
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = :'backup') \gexec
GRANT :"calls" TO :"owner";
GRANT pg_read_all_data TO :"backup";
\if :{?password}
  ALTER ROLE :"owner" PASSWORD :'password';
\endif
\if :{?backup_password}
  ALTER ROLE :"backup" PASSWORD :'backup_password';
\endif

SELECT format('CREATE DATABASE %I OWNER %I ENCODING ''UTF8'' TEMPLATE template0', :'database', :'owner')
WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = :'database') \gexec
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"database" TO :"backup";

-- Until PostgreSQL 14 everybody may put objects into "public", where functions that run with their owner's rights look.
\connect :"database"
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
SELECT format('ALTER SCHEMA public OWNER TO %I', :'owner')
WHERE current_setting('server_version_num')::integer < 150000 \gexec
