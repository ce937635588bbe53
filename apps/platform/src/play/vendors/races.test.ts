import { expect, test } from 'vitest';
import { findBreaches } from '../../money/audit/findBreaches.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { createVendor, newId } from './testing/createVendor.ts';

// On PostgreSQL these calls really are at once, each in a connection of its own.
const { platform } = openTestSite();
const vendor = () => createVendor(platform().app);

const atOnce = <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

const expectSound = async () =>
  expect(await platform().services.database.tenant('SENVANG', findBreaches)).toEqual([]);

test('one bet 100 times at once is one posting and one answer, also for a player without money', async () => {
  const { open, call } = vendor();
  for (const [real, amount] of [
    [100, 60],
    [0, 0],
  ] as const) {
    const player = await open({ real });
    const bet = { transactionId: newId(), amount };
    const answers = await atOnce(100, () => call(player, 'bet', bet));
    expect([...new Set(answers.map(({ text }) => text))]).toHaveLength(1);
    expect(answers[0]?.value?.balance).toBe(real - amount);
    expect((await call(player, 'balance')).value?.balance).toBe(real - amount);
  }
  await expectSound();
});

test('one id at once with different data is one bet; the others are refused', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 10_000 });
  const transactionId = newId();
  const answers = await atOnce(40, (index) => call(player, 'bet', { transactionId, amount: index + 1 }));
  const [taken, ...more] = answers.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  expect(answers.filter(({ error }) => error?.code === 'DUPLICATE_TRANSACTION')).toHaveLength(39);
  expect((await call(player, 'balance')).value?.balance).toBe(taken?.value?.balance);
  await expectSound();
});

test('one id at once for two players is one player’s', async () => {
  const { open, call } = vendor();
  const players = await atOnce(2, () => open({ real: 1_000 }));
  await atOnce(20, async () => {
    const transactionId = newId();
    const answers = await Promise.all(
      players.map((player) => call(player, 'bet', { transactionId, amount: 10 })),
    );
    const codes = answers.map(({ status, error }) => error?.code ?? status);
    expect(new Set(codes)).toEqual(new Set([200, 'DUPLICATE_TRANSACTION']));
  });
  const balances = await Promise.all(players.map((player) => call(player, 'balance')));
  expect(balances.reduce((sum, { value }) => sum + (value?.balance ?? 0), 0)).toBe(1_800);
  await expectSound();
});

test('bets at once on a small balance never take more than there is, real and bonus money together', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 250, bonus: 175 });
  const answers = await atOnce(100, () => call(player, 'bet', { amount: 60 }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  expect(answers.filter(({ error }) => error?.code === 'INSUFFICIENT_FUNDS')).toHaveLength(93);
  expect((await call(player, 'balance')).value).toMatchObject({ real: 0, bonus: 5 });
  await expectSound();
});

test('a bet and its rollback at once end with the stake at the player’s, whoever comes first', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 1_000 });
  await atOnce(20, async (index) => {
    const bet = { roundId: `r${index}`, transactionId: newId(), amount: 50 };
    const rollback = { roundId: bet.roundId, originalTransactionId: bet.transactionId };
    const [placed, undone] = await Promise.all(
      index % 2 === 0
        ? [call(player, 'bet', bet), call(player, 'rollback', rollback)]
        : [call(player, 'rollback', rollback), call(player, 'bet', bet)].toReversed(),
    );
    expect(undone?.status).toBe(200);
    expect([undefined, 'TRANSACTION_ROLLED_BACK']).toContain(placed?.error?.code);
  });
  expect((await call(player, 'balance')).value?.balance).toBe(1_000);
  await expectSound();
});

test('a win, its bet’s rollback and the round’s end at once leave one story', async () => {
  const { open, call } = vendor();
  const player = await open({ real: 10_000 });
  await atOnce(15, async (index) => {
    const roundId = `r${index}`;
    const bet = { roundId, transactionId: newId(), amount: 50 };
    await call(player, 'bet', bet);
    const [win, rollback, end] = await Promise.all([
      call(player, 'win', { roundId, amount: 120, betTransactionId: bet.transactionId }),
      call(player, 'rollback', { roundId, originalTransactionId: bet.transactionId }),
      call(player, 'endRound', { roundId }),
    ]);
    expect(end.status).toBe(200);
    const codes = [win.error?.code, rollback.error?.code];
    expect([
      [undefined, 'BET_SETTLED'],
      ['TRANSACTION_ROLLED_BACK', undefined],
      ['ROUND_CLOSED', undefined],
    ]).toContainEqual(codes);
  });
  await expectSound();
});

test('many players of one vendor and one player of many games never wait for each other in a ring', async () => {
  const { open, call } = vendor();
  const players = await atOnce(10, () => open({ real: 10_000, bonus: 10_000 }));
  const answers = await atOnce(300, async (index) => {
    const player = players[(index * 7) % players.length];
    if (!player) throw new Error('Nobody plays.');
    const roundId = `ring-${index}`;
    const bet = { roundId, transactionId: newId(), amount: 100 + index };
    const placed = await call(player, 'bet', bet);
    const win = { roundId, transactionId: newId(), amount: 2 * index, betTransactionId: bet.transactionId };
    const won = await call(player, 'win', win);
    const undone = await call(player, 'rollback', { roundId, originalTransactionId: win.transactionId });
    return [placed.status, won.status, undone.status];
  });
  expect(answers.flat().filter((status) => ![200, 409].includes(status))).toEqual([]);
  await expectSound();
});

test('calls that come together are taken or refused each for itself', async () => {
  const { open, call } = vendor();
  const players = await atOnce(40, (index) =>
    open({ real: index % 3 === 0 ? 10 : 500, vendor: index % 2 === 0 ? 'LANTERN' : 'BANYAN' }),
  );
  const bets = players.map((player, index) => ({
    player,
    isShort: index % 3 === 0,
    bet: { roundId: `together-${index}`, transactionId: newId(), amount: 100 },
  }));
  const answers = await Promise.all(bets.map(({ player, bet }) => call(player, 'bet', bet)));
  const missing = await Promise.all(
    bets.map(({ player, bet }) =>
      call(player, 'win', { roundId: bet.roundId, amount: 1, betTransactionId: `${bet.transactionId}-x` }),
    ),
  );
  for (const [index, { player, isShort }] of bets.entries()) {
    expect(answers[index]?.error?.code).toBe(isShort ? 'INSUFFICIENT_FUNDS' : undefined);
    expect(missing[index]?.error?.code).toBe('ORIGINAL_MISSING');
    expect((await call(player, 'balance')).value?.balance).toBe(isShort ? 10 : 400);
  }
  await expectSound();
});
