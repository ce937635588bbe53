import { eq } from '#drizzle';
import { expect, test } from 'vitest';
import { findBreaches } from '../../money/audit/findBreaches.ts';
import { ledgerAccounts } from '../../money/ledger/schema.ts';
import { accounts } from '../../identity/accounts/schema.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { gameRounds, gameTransactions } from '../rounds/schema.ts';
import { createVendor, newId, type Player } from './testing/createVendor.ts';

const { platform, settle, moveClock, resetClock } = openTestSite();
const vendor = (host?: string) => createVendor(platform().app, host);
const inOurs = <T>(work: Parameters<ReturnType<typeof platform>['services']['database']['tenant']>[1]) =>
  platform().services.database.tenant('SENVANG', work) as Promise<T>;

const balanceOf = async (player: Player) => {
  const { value } = await vendor().call(player, 'balance');
  return [value?.real, value?.bonus];
};

test('a bet takes real money first, then bonus money, and a win comes back in that proportion', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 300, bonus: 500 });
  const bet = await call(player, 'bet', { transactionId: newId(), amount: 400 });
  expect(bet.value).toMatchObject({ currency: 'VND', balance: 400, real: 0, bonus: 400 });
  const betTransactionId = bet.value?.transactionId;
  // Of 401, a quarter rounded down goes back to the bonus money.
  const win = await call(player, 'win', { amount: 401, betTransactionId });
  expect(win.value).toMatchObject({ balance: 801, real: 301, bonus: 500 });
  expect(await balanceOf(player)).toEqual([301, 500]);
});

test('a bet beyond what the player has is refused and changes nothing; its id stays free', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 100, bonus: 20 });
  const transactionId = newId();
  const refused = await call(player, 'bet', { transactionId, amount: 121 });
  expect([refused.status, refused.error?.code]).toEqual([409, 'INSUFFICIENT_FUNDS']);
  expect(await balanceOf(player)).toEqual([100, 20]);
  expect((await call(player, 'bet', { transactionId, amount: 120 })).value?.balance).toBe(0);
});

test('the same id with the same data answers the same again, with other data it is refused', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 100 });
  const bet = { transactionId: newId(), amount: 30 };
  const first = await call(player, 'bet', bet);
  await call(player, 'bet', { amount: 10 });
  expect((await call(player, 'bet', bet)).text).toBe(first.text);
  for (const other of [{ amount: 31 }, { roundId: 'another' }, { currency: 'USD' }]) {
    expect((await call(player, 'bet', { ...bet, ...other })).error?.code).toBe('DUPLICATE_TRANSACTION');
  }
  const win = { transactionId: bet.transactionId, amount: 30, betTransactionId: bet.transactionId };
  expect((await call(player, 'win', win)).error?.code).toBe('DUPLICATE_TRANSACTION');
  expect(await balanceOf(player)).toEqual([60, 0]);
});

test('a win of nothing is kept; a win without its bet, or of another round, is refused', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 100 });
  const betTransactionId = newId();
  const missing = await call(player, 'win', { amount: 5, betTransactionId });
  expect([missing.status, missing.error?.code]).toEqual([404, 'ORIGINAL_MISSING']);
  await call(player, 'bet', { transactionId: betTransactionId, amount: 30 });
  const elsewhere = await call(player, 'win', { amount: 5, betTransactionId, roundId: 'another' });
  expect(elsewhere.error?.code).toBe('ORIGINAL_MISSING');
  const transactionId = newId();
  expect((await call(player, 'win', { transactionId, amount: 0, betTransactionId })).value?.real).toBe(70);
  const kept = await inOurs<(typeof gameTransactions.$inferSelect)[]>((tx) =>
    tx.select().from(gameTransactions).where(eq(gameTransactions.transactionId, transactionId)),
  );
  expect(kept).toMatchObject([{ kind: 'win', amount: 0, originalId: betTransactionId, realAfter: 70 }]);
});

test('a rollback gives a bet back, once, whatever ids it comes under', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 50, bonus: 50 });
  const originalTransactionId = newId();
  await call(player, 'bet', { transactionId: originalTransactionId, amount: 80 });
  const rollback = { transactionId: newId(), originalTransactionId };
  const first = await call(player, 'rollback', rollback);
  expect(first.value).toMatchObject({ real: 50, bonus: 50, shortfall: 0 });
  expect((await call(player, 'rollback', rollback)).text).toBe(first.text);
  expect((await call(player, 'rollback', { originalTransactionId })).value?.balance).toBe(100);
  const late = await call(player, 'win', { amount: 5, betTransactionId: originalTransactionId });
  expect(late.error?.code).toBe('TRANSACTION_ROLLED_BACK');
  expect(await balanceOf(player)).toEqual([50, 50]);
});

test('a rollback of a bet that has not come yet lets it come no more', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 100 });
  const originalTransactionId = newId();
  const rolledBack = await call(player, 'rollback', { originalTransactionId });
  expect(rolledBack.value).toMatchObject({ balance: 100, shortfall: 0 });
  const bet = await call(player, 'bet', { transactionId: originalTransactionId, amount: 10 });
  expect([bet.status, bet.error?.code]).toEqual([409, 'TRANSACTION_ROLLED_BACK']);
  const win = await call(player, 'win', { betTransactionId: originalTransactionId, amount: 10 });
  expect(win.error?.code).toBe('TRANSACTION_ROLLED_BACK');
  expect((await call(player, 'rollback', { originalTransactionId })).status).toBe(200);
  expect(await balanceOf(player)).toEqual([100, 0]);
});

test('a rollback takes a win back; what is spent already is the house’s loss', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 100 });
  const betTransactionId = newId();
  await call(player, 'bet', { transactionId: betTransactionId, amount: 100 });
  const wins = [newId(), newId()];
  for (const transactionId of wins)
    await call(player, 'win', { transactionId, amount: 60, betTransactionId });
  const early = await call(player, 'rollback', { originalTransactionId: betTransactionId });
  expect([early.status, early.error?.code]).toEqual([409, 'BET_SETTLED']);
  await call(player, 'bet', { amount: 50, roundId: 'next' });
  const first = await call(player, 'rollback', { originalTransactionId: wins[0] });
  expect(first.value).toMatchObject({ real: 10, shortfall: 0 });
  const second = await call(player, 'rollback', { originalTransactionId: wins[1] });
  expect(second.value).toMatchObject({ real: 0, shortfall: 50 });
  // With no win standing, the bet itself can be rolled back.
  const third = await call(player, 'rollback', { originalTransactionId: betTransactionId });
  expect(third.value).toMatchObject({ real: 100, shortfall: 0 });
  const books = await inOurs<{ book: string; balance: number }[]>((tx) =>
    tx.select({ book: ledgerAccounts.book, balance: ledgerAccounts.balance }).from(ledgerAccounts),
  );
  const lost = books.filter(({ book }) => book === 'vendor-shortfall');
  expect(lost.reduce((sum, { balance }) => sum + balance, 0)).toBe(-50);
});

test('a closed round takes no more bets and wins, but rollbacks', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 100 });
  const unknown = await call(player, 'endRound');
  expect([unknown.status, unknown.error?.code]).toEqual([404, 'ORIGINAL_MISSING']);
  const betTransactionId = newId();
  await call(player, 'bet', { transactionId: betTransactionId, amount: 40 });
  const ending = { transactionId: newId() };
  const ended = await call(player, 'endRound', ending);
  expect(ended.value?.balance).toBe(60);
  expect((await call(player, 'endRound', ending)).text).toBe(ended.text);
  expect((await call(player, 'bet', { amount: 1 })).error?.code).toBe('ROUND_CLOSED');
  expect((await call(player, 'win', { amount: 1, betTransactionId })).error?.code).toBe('ROUND_CLOSED');
  expect((await call(player, 'rollback', { originalTransactionId: betTransactionId })).value?.real).toBe(100);
  const rounds = await inOurs<(typeof gameRounds.$inferSelect)[]>((tx) =>
    tx.select().from(gameRounds).where(eq(gameRounds.accountId, player.player)),
  );
  expect(rounds).toMatchObject([{ stake: 0, win: 0, mode: 'real', closedAt: expect.any(Date) }]);
});

test('an expired token takes no bet and tells no balance; wins, rollbacks and the end of a round come through', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 100 });
  const betTransactionId = newId();
  const bet = { transactionId: betTransactionId, amount: 40 };
  const first = await call(player, 'bet', bet);
  await moveClock(13 * 3600);
  expect((await call(player, 'bet', { amount: 1 })).error?.code).toBe('TOKEN_EXPIRED');
  expect((await call(player, 'balance')).error?.code).toBe('TOKEN_EXPIRED');
  expect((await call(player, 'bet', bet)).text).toBe(first.text);
  const win = await call(player, 'win', { transactionId: 'late-win', amount: 7, betTransactionId });
  expect(win.value?.real).toBe(67);
  expect((await call(player, 'rollback', { originalTransactionId: 'late-win' })).value?.real).toBe(60);
  expect((await call(player, 'endRound')).value?.real).toBe(60);
  // Ids are known for more than four months.
  await moveClock(130 * 24 * 3600);
  expect((await call(player, 'bet', bet)).text).toBe(first.text);
  expect((await call(player, 'rollback', { originalTransactionId: betTransactionId })).value?.real).toBe(100);
  await resetClock();
});

test.each([
  ['a blocked player', { isBlocked: true }],
  ['agents of type 41', { type: 41 }],
  ['agents of type 42', { type: 42 }],
] as const)('%s may not bet', async (_who, wish) => {
  const { open, call } = vendor();
  const player = await open({ real: 100, ...wish });
  const { status, error } = await call(player, 'bet', { amount: 1 });
  expect([status, error?.code]).toEqual([403, 'PLAYER_BLOCKED']);
  expect(await balanceOf(player)).toEqual([100, 0]);
});

test('a player who is blocked after the bet still gets the win', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 100 });
  const betTransactionId = newId();
  await call(player, 'bet', { transactionId: betTransactionId, amount: 10 });
  await inOurs((tx) => tx.update(accounts).set({ isBlocked: true }).where(eq(accounts.id, player.player)));
  expect((await call(player, 'win', { amount: 25, betTransactionId })).value?.real).toBe(115);
});

test('free play is booked apart from real play', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 100, type: 4 });
  expect((await call(player, 'bet', { amount: 10 })).value?.balance).toBe(90);
  const books = await inOurs<{ book: string }[]>((tx) =>
    tx.select({ book: ledgerAccounts.book }).from(ledgerAccounts),
  );
  expect(books.map(({ book }) => book)).toContain(`vendor-demo.${player.vendor}`);
});

test('a call that is not signed with this vendor’s and merchant’s secret is nobody’s', async () => {
  const { open, call } = vendor();
  const [player, other] = [await open({ real: 100 }), await open({ vendor: 'BANYAN' })];
  const stranger = await vendor('northbay.localhost').open();
  const wires = [
    { secret: 'x'.repeat(43) },
    { secret: other.secret },
    { secret: stranger.secret },
    { signature: '' },
    { signature: 'zz'.repeat(32) },
    { vendor: 'NOBODY' },
    { vendor: '__proto__' },
  ];
  for (const wire of wires) {
    const { status, error } = await call(player, 'bet', { amount: 1 }, wire);
    expect([status, error?.code]).toEqual([401, 'BAD_SIGNATURE']);
  }
  expect(await balanceOf(player)).toEqual([100, 0]);
});

test('token, player, game, vendor and brand have to belong together', async () => {
  const { open, call } = vendor();
  const [player, other] = [await open({ real: 100 }), await open({ real: 100 })];
  const [foreign, stranger] = [
    await open({ vendor: 'BANYAN' }),
    await vendor('northbay.localhost').open({ real: 5 }),
  ];
  const codeOf = async (who: Player, fields: object, wire?: object) =>
    (await call(who, 'bet', { amount: 1, ...fields }, wire)).error?.code;
  expect(await codeOf(player, { token: other.token })).toBe('TOKEN_INVALID');
  expect(await codeOf(player, { player: other.player })).toBe('TOKEN_INVALID');
  expect(await codeOf(player, { token: 'made-up' })).toBe('TOKEN_INVALID');
  expect(await codeOf(player, { gameId: foreign.gameId })).toBe('TOKEN_INVALID');
  expect(await codeOf(player, { player: crypto.randomUUID() })).toBe('PLAYER_UNKNOWN');
  expect(await codeOf(player, { player: stranger.player, token: stranger.token })).toBe('PLAYER_UNKNOWN');
  expect(await codeOf(player, { brand: 'NORTHBAY' })).toBe('WRONG_BRAND');
  const atHome = { vendor: player.vendor, secret: player.secret };
  expect(await codeOf(stranger, {}, atHome)).toBe('WRONG_BRAND');
  // Another vendor that has come by a player's token cannot use it.
  const { vendor: thief, secret } = foreign;
  expect(await codeOf(player, {}, { vendor: thief, secret })).toBe('TOKEN_INVALID');
  expect(await codeOf(player, { currency: 'USD' })).toBe('WRONG_CURRENCY');
  expect(await balanceOf(player)).toEqual([100, 0]);
});

test('one vendor’s transactions are unknown to another, and one player’s to another', async () => {
  const { open, call } = vendor();
  const [player, other] = [await open({ real: 100 }), await open({ real: 100 })];
  const foreign = await open({ vendor: 'BANYAN', real: 100 });
  const transactionId = newId();
  await call(player, 'bet', { transactionId, amount: 10 });
  for (const thief of [other, foreign]) {
    const win = await call(thief, 'win', { amount: 5, betTransactionId: transactionId });
    expect(win.error?.code).toBe('ORIGINAL_MISSING');
  }
  const undone = await call(other, 'rollback', { originalTransactionId: transactionId });
  expect(undone.error?.code).toBe('ORIGINAL_MISSING');
  expect((await call(other, 'bet', { transactionId, amount: 10 })).error?.code).toBe('DUPLICATE_TRANSACTION');
  expect((await call(foreign, 'bet', { transactionId, amount: 10 })).value?.balance).toBe(90);
  expect(await balanceOf(player)).toEqual([90, 0]);
});

test('the body says which call it is, and every field is checked', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 100 });
  const fieldOf = async (fields: object) =>
    (await call(player, 'bet', { amount: 1, ...fields })).error?.details?.fields?.map(({ field }) => field);
  expect(await fieldOf({ call: 'endRound' })).toEqual(['call']);
  expect(await fieldOf({ amount: -1 })).toEqual(['amount']);
  expect(await fieldOf({ amount: 1.5 })).toEqual(['amount']);
  expect(await fieldOf({ amount: '1' })).toEqual(['amount']);
  expect(await fieldOf({ transactionId: '' })).toEqual(['transactionId']);
  expect(await fieldOf({ player: 'me' })).toEqual(['player']);
  expect(await fieldOf({ more: 1 })).toEqual(['more']);
  const broken = await call(player, 'bet', {}, { text: '{' });
  expect(broken.error?.code).toBe('MALFORMED_BODY');
});

test('maintenance stops bets, and nothing that is under way', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 100 });
  const betTransactionId = newId();
  await call(player, 'bet', { transactionId: betTransactionId, amount: 10 });
  await settle({ isUnderMaintenance: true });
  const refused = await call(player, 'bet', { amount: 1 });
  expect([refused.status, refused.error?.code]).toEqual([503, 'MAINTENANCE']);
  expect((await call(player, 'win', { amount: 5, betTransactionId })).value?.real).toBe(95);
  await settle({ isUnderMaintenance: false });
});

test('what the ledger cannot count exactly is refused', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 100 });
  const betTransactionId = newId();
  await call(player, 'bet', { transactionId: betTransactionId, amount: 10 });
  const most = await call(player, 'win', { amount: Number.MAX_SAFE_INTEGER, betTransactionId });
  expect([most.status, most.error?.code]).toEqual([403, 'LIMIT_REACHED']);
  expect(await balanceOf(player)).toEqual([90, 0]);
});

test('the ledger is whole after all of this', async () => {
  expect(await inOurs(findBreaches)).toEqual([]);
});
