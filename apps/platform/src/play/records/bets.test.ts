import { and, eq, ne } from '#drizzle';
import { expect, test } from 'vitest';
import { games } from '../games/schema.ts';
import { readQuoted } from '../../kernel/references/quotable.ts';
import { findBreaches } from '../../money/audit/findBreaches.ts';
import { ledgerAccounts } from '../../money/ledger/schema.ts';
import { accounts } from '../../identity/accounts/schema.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { setWalletMode } from '../../money/wallet/testing/setWalletMode.ts';
import { studios } from '../../seed/catalogue/studios.ts';
import { signUp } from '../../identity/session/testing/signUp.ts';
import { openLaunch } from '../vendors/openLaunch.ts';
import { createVendor, newId } from '../vendors/testing/createVendor.ts';
import { grantDemoMoney } from '../../money/wallet/grantDemoMoney.ts';

const { visit, platform, setFlags } = openTestSite();

const titleOf = (vendor: string) => studios.find(({ vassalage }) => vassalage === vendor)?.title;

/** A member with 1,000 who has two games open, each at another vendor. */
const newPlayer = async (username: string) => {
  const visitor = visit();
  await signUp(visitor, username);
  const { services, app } = platform();
  const now = services.clock.now();
  const opened = await services.database.tenant('SENVANG', async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.usernameKey, username));
    if (!account) throw new Error('The member is not there.');
    await grantDemoMoney(tx, { owner: account.id, currency: 'VND', at: now, real: 1_000 });
    const catalogue = await tx.select().from(games).orderBy(games.position);
    const found = ['LANTERN', 'BANYAN'].map((code) => catalogue.find(({ vassalage }) => vassalage === code));
    const open = [];
    for (const game of found) {
      if (!game) throw new Error('The catalogue lacks a vendor.');
      const { token } = await openLaunch(tx, account, game, now);
      const [secret = ''] = services.config.vendors.secretsOf('SENVANG', game.vassalage);
      open.push({
        brand: 'SENVANG',
        vendor: game.vassalage,
        secret,
        gameId: game.nodeId,
        player: account.id,
        token,
        currency: 'VND',
        title: game.title,
      });
    }
    return open;
  });
  const { call } = createVendor(app);
  const play = async (at: number, roundId: string, stake: number, win?: number) => {
    const player = opened[at];
    if (!player) throw new Error('No such game is open.');
    const transactionId = newId();
    const { error } = await call(player, 'bet', { roundId, transactionId, amount: stake });
    if (error) return error.code;
    if (win === undefined) return transactionId;
    await call(player, 'win', { roundId, betTransactionId: transactionId, amount: win });
    await call(player, 'endRound', { roundId });
    return transactionId;
  };
  return { visitor, play, call, opened };
};

test('the history has every round, newest first, with its sums by vendor', async () => {
  const { visitor, play, opened } = await newPlayer('bettor1');
  await play(0, 'r-1', 100, 250);
  await play(1, 'r-2', 40, 0);
  await play(0, 'r-3', 30);
  const { value } = await visitor.call('getBetHistory');
  expect(value?.rounds.map(({ roundId, stake, win, net }) => [roundId, stake, win, net])).toEqual([
    ['r-3', 30, 0, -30],
    ['r-2', 40, 0, -40],
    ['r-1', 100, 250, 150],
  ]);
  expect(value?.rounds.map(({ closedAt }) => closedAt !== null)).toEqual([false, true, true]);
  expect(value?.rounds.map(({ reference }) => readQuoted(reference)?.of)).toEqual(['R', 'R', 'R']);
  expect(value?.rounds[0]?.game).toBe(opened[0]?.title.en);
  expect(value).toMatchObject({ total: 3, stakes: 170, wins: 250, net: 80, currency: 'VND' });
  expect(value?.vendors.map(({ vassalage }) => vassalage)).toEqual(['LANTERN', 'BANYAN']);
  const banyan = (await visitor.call('getBetHistory', { query: { vassalage: 'BANYAN' } })).value;
  expect(banyan?.rounds.map(({ roundId }) => roundId)).toEqual(['r-2']);
  expect(banyan).toMatchObject({ total: 1, stakes: 40, net: -40 });
  const second = (await visitor.call('getBetHistory', { query: { page: 2, pageSize: 2 } })).value;
  expect(second?.rounds.map(({ roundId }) => roundId)).toEqual(['r-1']);
});

test('profit and loss agrees with the rounds, and the record names bets, wins and cancelled bets', async () => {
  const { visitor, play, call, opened } = await newPlayer('bettor2');
  await play(0, 'r-1', 100, 250);
  const bet = await play(1, 'r-2', 60);
  const player = opened[1];
  if (player) await call(player, 'rollback', { roundId: 'r-2', originalTransactionId: bet });
  const profit = (await visitor.call('getProfitAndLoss', { query: { period: 'today' } })).value;
  expect(profit?.totals).toMatchObject({ stakes: 160, wins: 250, refunds: 60, net: 150 });
  expect(profit?.vendors).toEqual([
    { vassalage: 'LANTERN', title: titleOf('LANTERN'), rounds: 1, stakes: 100, wins: 250, net: 150 },
    { vassalage: 'BANYAN', title: titleOf('BANYAN'), rounds: 1, stakes: 0, wins: 0, net: 0 },
  ]);
  const record = (await visitor.call('getAccountRecord')).value;
  expect(record?.movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['refund', 60],
    ['bet', -60],
    ['win', 250],
    ['bet', -100],
    ['demo', 1_000],
  ]);
  const wins = (await visitor.call('getAccountRecord', { query: { kinds: 'win,refund' } })).value;
  expect(wins).toMatchObject({ total: 2, moneyIn: 310, moneyOut: 0 });
});

test('nobody sees another’s rounds, and a guest none at all', async () => {
  const { play } = await newPlayer('bettor3');
  await play(0, 'secret-round', 11, 22);
  const stranger = visit();
  await signUp(stranger, 'bystander');
  await setFlags({ LOGINREQCAPTCHA3: false }, 'northbay.localhost');
  const foreigner = visit({ host: 'northbay.localhost' });
  await foreigner.call('login', {
    body: { type: 'username', username: 'player1', password: 'Marquee-2026' },
  });
  for (const other of [stranger, foreigner]) {
    const { status, text } = await other.call('getBetHistory');
    expect(status).toBe(200);
    expect(text).not.toContain('secret-round');
  }
  expect((await visit().call('getBetHistory')).error?.code).toBe('NOT_LOGGED_IN');
});

const setMode = (isSingle: boolean) => setWalletMode(platform(), isSingle);

test('where each vendor has its own wallet, its games are played from that', async () => {
  await setMode(false);
  const { visitor, play } = await newPlayer('parted1');
  expect(await play(0, 'r-1', 100)).toBe('INSUFFICIENT_FUNDS');
  const move = { fromWallet: 'main', toWallet: 'LANTERN', amount: 300 };
  await visitor.call('transferWallet', { body: { ...move, idempotencyKey: crypto.randomUUID() } });
  await play(0, 'r-2', 100, 40);
  expect(await play(1, 'r-3', 10)).toBe('INSUFFICIENT_FUNDS');
  const funds = (await visitor.call('getConsolidatedFunds')).value;
  expect(funds).toMatchObject({ main: 700, total: 940 });
  expect(funds?.wallets.find(({ vassalage }) => vassalage === 'LANTERN')?.balance).toBe(240);
  const record = (await visitor.call('getAccountRecord', { query: { wallet: 'LANTERN' } })).value;
  expect(record?.movements.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
    ['win', 40, 240],
    ['bet', -100, 200],
    ['transfer', 300, 300],
  ]);
  await setMode(true);
  expect((await visitor.call('getBalance')).value?.balance).toBe(940);
  expect(await play(1, 'r-4', 40, 0)).toMatch(/^t-/);
  expect((await visitor.call('getBalance')).value?.balance).toBe(900);
});

test('whatever is played and moved while the mode changes, nothing stays at a vendor', async () => {
  await setMode(false);
  const { visitor, play } = await newPlayer('parted2');
  const body = { fromWallet: 'main', toWallet: 'LANTERN', amount: 500 };
  await visitor.call('transferWallet', { body: { ...body, idempotencyKey: crypto.randomUUID() } });
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      if (index % 8 === 5) await setMode(index % 16 === 5);
      else if (index % 3 === 0)
        await visitor.call('transferWallet', {
          body: { ...body, amount: 7, idempotencyKey: crypto.randomUUID() },
        });
      else await play(0, `race-${index}`, 5, 6);
    }),
  );
  await setMode(true);
  const { database } = platform().services;
  const left = await database.tenant('SENVANG', (tx) =>
    tx
      .select()
      .from(ledgerAccounts)
      .where(
        and(eq(ledgerAccounts.kind, 'real'), ne(ledgerAccounts.book, 'main'), ne(ledgerAccounts.balance, 0)),
      ),
  );
  expect(left).toEqual([]);
  expect(await database.tenant('SENVANG', findBreaches)).toEqual([]);
});
