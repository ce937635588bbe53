import type { Client } from 'pg';
import { benchMember } from './fillMembers.ts';

const { merchant } = benchMember;
const vendors = 6;
const shards = 16;
const games = 300;
const days = 90;

/** Tables that are filled, without their indexes meanwhile: made at the end, those are made in order. */
const tables = ['ledger_entries', 'game_transactions'];

const takeIndexes = async (client: Client): Promise<string[]> => {
  const again: string[] = [];
  for (const table of tables) {
    const { rows: keys } = await client.query<{ conname: string; definition: string }>(
      `select conname, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and contype = 'p'`,
      [table],
    );
    for (const { conname, definition } of keys) {
      again.push(`alter table ${table} add constraint "${conname}" ${definition}`);
      await client.query(`alter table ${table} drop constraint "${conname}"`);
    }
    const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
      `select indexname, indexdef from pg_indexes where tablename = $1 and schemaname = current_schema()`,
      [table],
    );
    for (const { indexname, indexdef } of indexes) {
      again.push(indexdef);
      await client.query(`drop index "${indexname}"`);
    }
  }
  return again;
};

/**
 * Every member bets and wins in turn, over the last `days` days: numbers and balances of all entries follow from the
 * round and the member, so nothing has to be read to write them. Members beyond the last whole set of the house's accounts
 * do not play.
 */
const statements = (members: number, rounds: number) => {
  const accounts = vendors * shards;
  const each = Math.floor(members / accounts);
  const players = each * accounts;
  // A member plays at one vendor, and the house's account is split by members.
  const turns = `generate_series(0, ${rounds - 1}) as j cross join bench_players p`;
  const number = `(j::bigint * ${players} + p.m)`;
  const kind = `case when j % 2 = 0 then 'vendor.bet' else 'vendor.win' end`;
  const at = `now() - interval '${days} days' * (1 - ${number} / ${rounds * players}::float8)`;
  const vendor = `'BENCH' || p.m % ${vendors}`;
  const place = `p.m / ${accounts}`;
  return [
    `create unlogged table bench_players as
      select row_number() over (order by a.username_key)::int - 1 as m, a.id as member, l.id as account
      from accounts a join ledger_accounts l on l.owner_id = a.id and l.merchant_code = a.merchant_code and l.kind = 'real'
      where a.merchant_code = '${merchant}' and a.username_key like 'member%' order by a.username_key limit ${players}`,
    `insert into ledger_accounts (merchant_code, owner_id, kind, book, currency, shard, balance, version)
      select '${merchant}', '00000000-0000-0000-0000-000000000000', 'house', 'vendor.BENCH' || v, 'VND', s,
        ${rounds % 2 === 0 ? 0 : each * 1000}, ${each * rounds}
      from generate_series(0, ${vendors - 1}) as v, generate_series(0, ${shards - 1}) as s`,
    `create unlogged table bench_house as
      select substr(book, 13)::int as v, shard as s, id from ledger_accounts
      where merchant_code = '${merchant}' and book like 'vendor.BENCH%'`,
    `insert into ledger_transfers (id, merchant_code, idempotency_key, fingerprint, kind, at)
      select 1000000000 + ${number}, '${merchant}', 'vendor:' || ${vendor} || ':b' || ${number}, '', ${kind}, ${at} from ${turns}`,
    `insert into ledger_entries (account_id, version, merchant_code, transfer_id, line, kind, at, amount, balance_after)
      select p.account, j + 2, '${merchant}', 1000000000 + ${number}, 1, ${kind}, ${at},
        case when j % 2 = 0 then -1000 else 1000 end, case when j % 2 = 0 then 99000 else 100000 end from ${turns}`,
    `insert into ledger_entries (account_id, version, merchant_code, transfer_id, line, kind, at, amount, balance_after)
      select h.id, j::bigint * ${each} + ${place} + 1, '${merchant}', 1000000000 + ${number}, 2, ${kind}, ${at},
        case when j % 2 = 0 then 1000 else -1000 end,
        case when j % 2 = 0 then (${place} + 1) * 1000 else (${each} - ${place} - 1) * 1000 end
      from ${turns} join bench_house h on h.v = p.m % ${vendors} and h.s = p.m / ${vendors} % ${shards}`,
    `insert into game_transactions (merchant_code, vassalage, transaction_id, kind, account_id, node_id, round_id, currency,
        amount, at, real_after, bonus_after)
      select '${merchant}', ${vendor}, 'b' || ${number}, case when j % 2 = 0 then 'bet' else 'win' end, p.member,
        'bench-' || p.m % ${games}, 'r' || ${number}, 'VND', 1000, ${at}, 0, 0 from ${turns}`,
    `update ledger_accounts l set version = ${rounds + 1}, balance = ${rounds % 2 === 0 ? 100_000 : 99_000}
      from bench_players p where p.account = l.id`,
  ];
};

/** Makes so many entries of the ledger of bets and wins, over what `fillMembers` has made. */
export const fillPlay = async (client: Client, members: number, entries: number): Promise<void> => {
  await client.query(`set session_replication_role = replica`);
  const again = await takeIndexes(client);
  for (const statement of statements(members, Math.max(1, Math.round(entries / 2 / members))))
    await client.query(statement);
  await client.query(`set maintenance_work_mem = '1GB'`);
  for (const statement of again) await client.query(statement);
  await client.query(`set session_replication_role = origin`);
  await client.query('vacuum analyze');
};
