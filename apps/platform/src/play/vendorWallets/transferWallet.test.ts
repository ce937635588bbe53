import type { BodyOf } from '@marquee/contract';
import { afterEach, expect, test } from 'vitest';
import { findBreaches } from '../../money/audit/findBreaches.ts';
import type { Visitor } from '../../identity/session/testing/createVisitor.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { setWalletMode } from '../../money/wallet/testing/setWalletMode.ts';
import { signUp } from '../../identity/session/testing/signUp.ts';

const { visit, setFlags, platform } = openTestSite();

const setMode = (isSingle: boolean) => setWalletMode(platform(), isSingle);

const logIn = async (username = 'player1', host = 'sen-vang.localhost') => {
  if (host === 'northbay.localhost') await setFlags({ LOGINREQCAPTCHA3: false }, host);
  const visitor = visit({ host });
  await visitor.call('login', { body: { type: 'username', username, password: 'Marquee-2026' } });
  return visitor;
};

const fundsOf = async (visitor: Visitor) => {
  const { value } = await visitor.call('getConsolidatedFunds');
  if (!value) throw new Error('There are no funds.');
  const [first, second] = value.wallets;
  return { ...value, first: first?.balance, second: second?.balance };
};

const vendorsOf = async (visitor: Visitor): Promise<[string, string]> => {
  const [one, two] = (await visitor.call('getConsolidatedFunds')).value?.wallets ?? [];
  if (!one || !two) throw new Error('There are no vendors.');
  return [one.vassalage, two.vassalage];
};

type Move = Partial<BodyOf<'transferWallet'>>;
const move = (visitor: Visitor, { idempotencyKey = crypto.randomUUID(), ...rest }: Move) =>
  visitor.call('transferWallet', {
    body: { idempotencyKey, fromWallet: 'main', toWallet: 'main', amount: 1_000, ...rest },
  });

const breaches = () => platform().services.database.tenant('SENVANG', findBreaches);

afterEach(() => setMode(true));

test('a merchant has one wallet for every vendor, and nothing is moved there', async () => {
  const player = await logIn();
  expect((await player.call('getMerchantWallet')).value).toEqual({ isSingle: true });
  expect(await fundsOf(player)).toMatchObject({
    isSingle: true,
    wallets: [],
    main: 20_000_000,
    bonus: 2_500_000,
    held: 0,
    total: 22_500_000,
    currency: 'VND',
  });
  const { error, status } = await move(player, { toWallet: 'main' });
  expect([status, error?.code]).toEqual([409, 'SINGLE_WALLET']);
});

test('where each vendor has its own wallet, money moves between them and the main one', async () => {
  await setMode(false);
  const player = await logIn();
  expect((await player.call('getMerchantWallet')).value).toEqual({ isSingle: false });
  const [one, two] = await vendorsOf(player);
  const before = await fundsOf(player);
  const { value } = await move(player, { toWallet: one, amount: 3_000_000 });
  expect(value).toMatchObject({
    currency: 'VND',
    fromBalance: before.main - 3_000_000,
    toBalance: 3_000_000,
  });
  await move(player, { fromWallet: one, toWallet: two, amount: 1_000_000 });
  expect(await fundsOf(player)).toMatchObject({
    main: before.main - 3_000_000,
    first: 2_000_000,
    second: 1_000_000,
    total: before.total,
  });
  expect((await player.call('getBalance')).value?.balance).toBe(before.main - 3_000_000);
  await move(player, { fromWallet: two, amount: 1_000_000 });
  expect(await fundsOf(player)).toMatchObject({ main: before.main - 2_000_000, second: 0 });
});

test('going back to one wallet brings everything home', async () => {
  await setMode(false);
  const player = await logIn();
  const [one, two] = await vendorsOf(player);
  await move(player, { toWallet: one, amount: 5_000 });
  await move(player, { toWallet: two, amount: 7_000 });
  const { total } = await fundsOf(player);
  await setMode(true);
  expect(await fundsOf(player)).toMatchObject({ total, wallets: [] });
  await setMode(false);
  expect(await fundsOf(player)).toMatchObject({ total, first: 0, second: 0 });
});

test('a key moves money once, however often it comes; with other data it is refused', async () => {
  await setMode(false);
  const player = await logIn();
  const [one] = await vendorsOf(player);
  const idempotencyKey = crypto.randomUUID();
  const before = await fundsOf(player);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => move(player, { idempotencyKey, toWallet: one, amount: 10 })),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await fundsOf(player)).main).toBe(before.main - 10);
  const other = await move(player, { idempotencyKey, toWallet: one, amount: 11 });
  expect([other.status, other.error?.code]).toEqual([409, 'KEY_REUSED']);
});

test('the same key of another member is another transfer', async () => {
  await setMode(false);
  const idempotencyKey = crypto.randomUUID();
  for (const username of ['player1', 'agent1']) {
    const member = await logIn(username);
    const [one] = await vendorsOf(member);
    expect((await move(member, { idempotencyKey, toWallet: one })).status).toBe(200);
  }
});

test('nobody moves what is not there, not even twenty times at once', async () => {
  await setMode(false);
  const player = await logIn();
  const [one] = await vendorsOf(player);
  const { main, total } = await fundsOf(player);
  const amount = Math.floor(main * 0.6);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => move(player, { toWallet: one, amount })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ error }) => error?.code))).toEqual(
    new Set([undefined, 'INSUFFICIENT_FUNDS']),
  );
  expect((await fundsOf(player)).total).toBe(total);
});

test.each<[string, Move, string]>([
  ['a wallet that does not exist', { toWallet: 'nowhere' }, 'toWallet'],
  ['out of a wallet that does not exist', { fromWallet: 'bonus', toWallet: 'main' }, 'fromWallet'],
  ['the same wallet', {}, 'toWallet'],
  ['nothing', { amount: 0 }, 'amount'],
  ['less than nothing', { amount: -5 }, 'amount'],
  ['parts of a unit', { amount: 1.5 }, 'amount'],
  ['a key that is none', { idempotencyKey: 'again' }, 'idempotencyKey'],
])('to move to or by %s is refused at its field', async (_what, body, field) => {
  await setMode(false);
  const { status, error } = await move(await logIn(), body);
  expect(status).toBe(400);
  expect(error?.details?.fields?.map((problem) => problem.field)).toContain(field);
});

test('guests and free play move nothing', async () => {
  await setMode(false);
  expect((await move(visit(), { toWallet: 'main' })).error?.code).toBe('NOT_LOGGED_IN');
  expect((await visit().call('getConsolidatedFunds')).error?.code).toBe('NOT_LOGGED_IN');
});

test('a new member has nothing to move, and another merchant keeps its own mode', async () => {
  await setMode(false);
  const fresh = visit();
  await signUp(fresh, 'walletless');
  const [one] = await vendorsOf(fresh);
  expect((await move(fresh, { toWallet: one })).error?.code).toBe('INSUFFICIENT_FUNDS');
  const elsewhere = await logIn('player1', 'northbay.localhost');
  expect((await elsewhere.call('getMerchantWallet')).value).toEqual({ isSingle: true });
});

test('the ledger is sound after all of it', async () => {
  expect(await breaches()).toEqual([]);
});
