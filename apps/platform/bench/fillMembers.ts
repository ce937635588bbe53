import type { Client } from 'pg';

/** What the members of the bench are reckoned from: the same number is always the same member. */
export const benchMember = {
  merchant: 'SENVANG',
  username: (n: number) => `member${String(n).padStart(8, '0')}`,
  mobile: (n: number) => `+849${String(n).padStart(8, '0')}`,
  email: (n: number) => `member${n}@mail.example`,
  card: (n: number) => `9704${String(n * 7 + 13).padStart(12, '0')}`,
  address: (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  deposit: (n: number) => `DP${String(n).padStart(12, 'Z').replaceAll('0', 'A').replaceAll('1', 'B')}`,
} as const;

const statements = [
  `insert into accounts (merchant_code, username, username_key, type, nickname, language, currency, mobile,
      is_mobile_verified, email, email_key, profile, register_method, register_ip, created_at)
    select $2, 'member' || lpad(n::text, 8, '0'), 'member' || lpad(n::text, 8, '0'), 0, 'Member ' || n, 'vi', 'VND',
      '+849' || lpad(n::text, 8, '0'), true, 'member' || n || '@mail.example', 'member' || n || '@mail.example',
      jsonb_build_object('payeeName', 'Nguyễn Văn ' || n), 'username',
      '10.' || (n >> 16 & 255) || '.' || (n >> 8 & 255) || '.' || (n & 255), now() - n * interval '1 second'
    from generate_series(1, $1::int) as n`,
  `insert into bank_cards (merchant_code, account_id, bank_code, number, payee_name, added_at)
    select merchant_code, id, 'VCB', '9704' || lpad((substr(username, 7)::int * 7 + 13)::text, 12, '0'),
      profile->>'payeeName', created_at
    from accounts where $1::int > 0 and merchant_code = $2`,
  `insert into sessions (merchant_code, account_id, token_hash, secret_hash, method, ip, created_at, seen_at, expires_at)
    select merchant_code, id, 't' || username, 's' || username, 'username', register_ip, created_at, created_at, created_at
    from accounts where $1::int > 0 and merchant_code = $2`,
  `insert into deposits (merchant_code, account_id, idempotency_key, reference, method, shows, currency, amount, credited,
      state, created_at, expires_at, ended_at)
    select merchant_code, id, gen_random_uuid(),
      'DP' || translate(lpad(substr(username, 7)::int::text, 12, 'Z'), '01', 'AB'), 'bank', 'account', 'VND', 100000,
      100000, 'paid', created_at, created_at, created_at
    from accounts where $1::int > 0 and merchant_code = $2`,
  `with posted as (
      insert into ledger_transfers (merchant_code, idempotency_key, fingerprint, kind, at)
      select merchant_code, 'deposit:' || id, '', 'deposit', created_at from accounts
      where $1::int > 0 and merchant_code = $2 returning id, idempotency_key, at
    ), opened as (
      insert into ledger_accounts (merchant_code, owner_id, kind, book, currency, shard, balance, version)
      select merchant_code, id, 'real', 'main', 'VND', 0, 100000, 1 from accounts
      where merchant_code = $2 returning id, owner_id
    )
    insert into ledger_entries (account_id, version, merchant_code, transfer_id, line, kind, at, amount, balance_after)
    select o.id, 1, $2, p.id, 1, 'deposit', p.at, 100000, 100000
    from posted p join opened o on p.idempotency_key = 'deposit:' || o.owner_id`,
];

/** Makes so many members, each with a bank account, a session, a deposit and a movement of the ledger. */
export const fillMembers = async (client: Client, count: number): Promise<void> => {
  for (const statement of statements) await client.query(statement, [count, benchMember.merchant]);
  await client.query('vacuum analyze');
};
