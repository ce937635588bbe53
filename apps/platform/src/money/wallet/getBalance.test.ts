import { endpoints } from '@marquee/contract';
import { sql } from '#drizzle';
import { expect, test } from 'vitest';
import { ledgerAccounts } from '../ledger/schema.ts';
import { roleOfCalls } from '../../kernel/db/testing/roleOfCalls.ts';
import { removeExpired } from '../../identity/member/removeExpired.ts';
import { accounts } from '../../identity/accounts/schema.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { signUp } from '../../identity/session/testing/signUp.ts';
import { createDemoAccounts } from '../../identity/member/createDemoAccounts.ts';

const { visit, setFlags, moveClock, platform } = openTestSite();

const logIn = async (username: string, host = 'sen-vang.localhost') => {
  const visitor = visit({ host });
  await visitor.call('login', { body: { type: 'username', username, password: 'Marquee-2026' } });
  return visitor;
};

const askFreePlay = async () => {
  await setFlags({ FREEPLAY3: true });
  const visitor = visit();
  const random = await visitor.seal(endpoints.loginFreePlay.path, crypto.randomUUID());
  const body = { os: 'Linux', platform: 'W', random, ageConfirmed: true } as const;
  return { visitor, answer: await visitor.call('loginFreePlay', { body }) };
};

const playFree = async () => (await askFreePlay()).visitor;

test.each(['player1', 'agent1'])('%s has demo money, real and bonus', async (username) => {
  const { value } = await (await logIn(username)).call('getBalance');
  expect(value).toEqual({ currency: 'VND', balance: 20_000_000, bonus: 2_500_000, held: 0 });
});

test('a merchant of another currency shows it in that currency’s minor units', async () => {
  await setFlags({ LOGINREQCAPTCHA3: false }, 'northbay.localhost');
  const { value } = await (await logIn('player1', 'northbay.localhost')).call('getBalance');
  expect(value).toEqual({ currency: 'USD', balance: 200_000, bonus: 25_000, held: 0 });
});

test('a new member has nothing yet', async () => {
  const visitor = visit();
  await signUp(visitor, 'pennyless');
  expect((await visitor.call('getBalance')).value).toEqual({
    currency: 'VND',
    balance: 0,
    bonus: 0,
    held: 0,
  });
});

test('free play begins with demo money, which goes back when its day is over', async () => {
  const { services } = platform();
  const visitor = await playFree();
  expect((await visitor.call('getBalance')).value?.balance).toBe(5_000_000);
  expect((await (await playFree()).call('getBalance')).value?.balance).toBe(5_000_000);
  const left = async () => {
    return services.database.tenant('SENVANG', async (tx) => {
      const members = new Set((await tx.select({ id: accounts.id }).from(accounts)).map(({ id }) => id));
      const rows = await tx.select().from(ledgerAccounts);
      return rows.filter(
        ({ kind, ownerId, balance }) => kind !== 'house' && balance > 0 && !members.has(ownerId),
      );
    });
  };
  await moveClock(24 * 3600 + 1);
  await removeExpired(services);
  expect(await left()).toEqual([]);
});

test('a free-play account whose money cannot be posted does not come to be', async () => {
  const { database } = platform().services;
  const count = () => database.tenant('SENVANG', (tx) => tx.$count(accounts));
  const before = await count();
  const role = sql.identifier(await roleOfCalls(database));
  await database.system((db) => db.execute(sql`revoke execute on function ledger_post from ${role}`));
  expect((await askFreePlay()).answer.error?.code).toBe('INTERNAL');
  await database.system((db) => db.execute(sql`grant execute on function ledger_post to ${role}`));
  expect(await count()).toBe(before);
});

test('the money stays the same when the platform starts again', async () => {
  const { services } = platform();
  const [merchant] = services.merchants.filter(({ code }) => code === 'SENVANG');
  if (!merchant) throw new Error('There is no SENVANG.');
  await services.database.tenant('SENVANG', (tx) =>
    createDemoAccounts(tx, merchant, { now: new Date(), money: services.demoMoney }),
  );
  expect((await (await logIn('player1')).call('getBalance')).value?.balance).toBe(20_000_000);
});
