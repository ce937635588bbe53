import { endpoints, type Row } from '@marquee/contract';
import { type SQL, sql } from '#drizzle';
import { beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../src/kernel/db/Database.ts';
import { rowsOf as rowsFrom } from '../../src/kernel/db/rowsOf.ts';
import type { Visitor } from '../../src/identity/session/testing/createVisitor.ts';
import { openTestSite } from '../../src/identity/session/testing/openTestSite.ts';
import { createVendor, newId } from '../../src/play/vendors/testing/createVendor.ts';
import { callRow } from './callRow.ts';

const { platform, visit, setFlags } = openTestSite();
const ours = { host: 'sen-vang.localhost', code: 'SENVANG' };
const theirs = { host: 'northbay.localhost', code: 'NORTHBAY' };
const reads = Object.entries(endpoints as Record<string, Row>).filter(
  ([, row]) => row.method === 'GET' && !row.raw && !row.events && !row.console,
);

/** A word that stands in every text of our merchant and in none of theirs. */
const mark = 'OursAlone';
const queries: Record<string, string> = {
  getPermission: `?host=${theirs.host}`,
  getGameVendors: `?merchantCode=${theirs.code}`,
  getGameInfo: '?gameId=dragon-well',
  getAffiliate: '?code=AGENT1',
};
/** Reads whose answers hold a text that a merchant can write. */
const telling = [
  'getAnnouncements',
  'getGameInfo',
  'getGameVendors',
  'getGames',
  'getHelpCenter',
  'getHome',
  'getHotGames',
  'getInbox',
  'getLotteryGames',
  'getLotteryMenus',
  'getMemberInfo',
  'getMenuSettings',
  'getOutbox',
  'getPromotions',
  'getWinnerBoard',
];

const inTables = async (work: (tx: Connection, table: string) => Promise<void>) => {
  const { database } = platform().services;
  const tables = await database.system((db) =>
    rowsFrom<{ name: string }>(
      db,
      sql`select table_name as name from information_schema.columns where column_name = 'merchant_code' and table_schema = current_schema()`,
    ),
  );
  for (const { name } of tables) await database.tenant(ours.code, (tx) => work(tx, name));
};

const change = (tx: Connection, table: string, statement: SQL) =>
  tx.execute(sql`update ${sql.identifier(table)} set ${statement}`);

/** Writes the mark into the names and titles of our merchant. */
const markOurs = () =>
  inTables(async (tx, table) => {
    const columns = await rowsFrom<{ name: string; type: string }>(
      tx,
      sql`select column_name as name, data_type as type from information_schema.columns
          where table_name = ${table} and column_name in ('title', 'label', 'name', 'text', 'player', 'nickname')
            and has_table_privilege(quote_ident(table_name), 'update')`,
    );
    for (const { name, type } of columns) {
      const column = sql.identifier(name);
      const marked = sql`jsonb_build_object('vi', ${mark}::text, 'en', ${mark}::text)`;
      await change(tx, table, sql`${column} = ${type === 'jsonb' ? marked : sql`${mark}::text`}`);
    }
  });

/** Has one of our members win a round, so that there is a winner to tell of. */
const winOurs = async () => {
  const { open, call } = createVendor(platform().app, ours.host);
  const player = await open({ gameId: 'dragon-well', real: 1_000 });
  const transactionId = newId();
  await call(player, 'bet', { transactionId, amount: 100 });
  await call(player, 'win', { amount: 500, betTransactionId: transactionId });
  await call(player, 'endRound');
};

const logIn = async (host: string): Promise<Visitor> => {
  const visitor = visit({ host });
  await visitor.call('login', { body: { type: 'username', username: 'player1', password: 'Marquee-2026' } });
  if (!visitor.token) throw new Error(`player1 could not log in on ${host}.`);
  return visitor;
};

let mine: Visitor;
let other: Visitor;
beforeAll(async () => {
  await setFlags({ LOGINREQCAPTCHA3: false }, theirs.host);
  mine = await logIn(ours.host);
  other = await logIn(theirs.host);
  await mine.call('forgotPasswordByEmail', { body: { username: 'player1', email: 'player1@example.com' } });
  await winOurs();
  await markOurs();
  platform().services.sites.forget(ours.code);
});

const readAs = (row: Row, host: string, { token, cookies }: Visitor, query?: string) =>
  callRow(platform().app, row, { host, token, cookie: cookies.get('mq_session') }, query);

test('the mark stands where it is looked for', async () => {
  const marked: string[] = [];
  for (const [operation, row] of reads) {
    const query = queries[operation]?.replace(theirs.host, ours.host).replace(theirs.code, ours.code);
    const { text } = await readAs(row, ours.host, mine, query);
    if (text.includes(mark)) marked.push(operation);
  }
  expect(marked).toEqual(expect.arrayContaining(telling));
});

// The sandbox's outbox alone shows every merchant's messages: it plays the outside world.
test.each(reads.filter(([operation]) => operation !== 'getOutbox'))(
  '%s tells nothing of one merchant on another’s host',
  async (operation, row) => {
    const withTheirs = await readAs(row, theirs.host, other, queries[operation]);
    expect(withTheirs.text).not.toContain(mark);
    const withOurs = await readAs(row, theirs.host, mine, queries[operation]);
    expect(withOurs.text).not.toContain(mark);
    expect(withOurs.status).toBe(row.token === 'none' ? withTheirs.status : 401);
  },
);
