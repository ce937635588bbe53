import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lotteries } from './rules/lotteries.ts';
import { winOf } from './rules/ticket.ts';
import { createTestWallet, openTestLottery } from './testing/openTestLottery.ts';

const at = (text: string) => Date.parse(`${text}+07:00`);
/** A Monday, half an hour before Hà Nội draws. */
const before = at('2026-11-23T17:45');
const after = at('2026-11-23T18:15');

const newPath = () => join(mkdtempSync(join(tmpdir(), 'lottery-')), 'store.sqlite');

const open = async (changes: Partial<Parameters<typeof openTestLottery>[0]> = {}) => {
  const options = {
    path: newPath(),
    wallet: createTestWallet(10_000_000),
    clock: { now: before },
    game: 'xs-ha-noi',
    ...changes,
  };
  return { ...options, options, lottery: await openTestLottery(options) };
};

/** Every ending, so that some line wins for sure: a point of lô on all hundred costs 2,700 stakes. */
const all = Array.from({ length: 100 }, (_, ending) => ({
  bet: 'lo',
  picks: [String(ending).padStart(2, '0')],
  stake: 1000,
}));

test('a ticket is paid by the numbers of its draw, which its seed gives', async () => {
  const { lottery, wallet, clock } = await open();
  const { open: draw, last } = await lottery.look();
  expect(draw).toMatchObject({ number: '2026-11-23', drawsAt: after });
  expect(draw).not.toHaveProperty('seed');
  expect(last.map(({ number }) => number)).toEqual(['2026-11-19', '2026-11-16']);
  const { id } = await lottery.place(draw.number, all);
  expect(wallet.state.balance).toBe(10_000_000 - 2_700_000);
  clock.now = after;
  const shown = await lottery.look();
  await lottery.quiet();
  const [drawn] = shown.last;
  expect(drawn?.hash).toBe(draw.hash);
  expect(
    createHash('sha256')
      .update(drawn?.seed ?? '')
      .digest('hex'),
  ).toBe(draw.hash);
  // The special prize by the rule of docs/fairness.md alone: five digits are a number below 100,000.
  const block = createHmac('sha256', drawn?.seed ?? '')
    .update('xs-ha-noi:2026-11-23:0:0')
    .digest();
  expect(Number(drawn?.prizes?.[0]?.numbers[0])).toBe(block.readUInt32BE(0) % 100_000);
  // 27 endings are hit, whatever they are: each pays 99,900.
  expect(shown.tickets[0]).toMatchObject({ id, state: 'over', win: 27 * 99_900 });
  expect(wallet.state.balance).toBe(10_000_000 - 2_700_000 + 2_697_300);
  await lottery.stop();
});

test('fifty tickets of a draw are each paid once, though the program dies while it settles them', async () => {
  const { lottery, wallet, clock, options } = await open();
  const { open: draw } = await lottery.look();
  const lines = (ending: number) => [{ bet: 'de', picks: [String(ending).padStart(2, '0')], stake: 1000 }];
  for (let ending = 0; ending < 50; ending += 1) await lottery.place(draw.number, lines(ending));
  for (let ending = 50; ending < 100; ending += 1) await lottery.place(draw.number, lines(ending));
  wallet.state.silent.add('win');
  clock.now = after;
  await Promise.all([lottery.look(), lottery.look(), lottery.look()]);
  await lottery.stop();
  wallet.state.silent.clear();
  const again = await openTestLottery(options);
  await Promise.all([again.look(), again.look()]);
  await again.quiet();
  await again.stop();
  // What won nothing is settled by the end of its round.
  expect(wallet.of('win')).toEqual([{ call: 'win', amount: 99_900 }]);
  expect(wallet.of('endRound')).toHaveLength(100);
  expect(wallet.state.balance).toBe(10_000_000 - 100_000 + 99_900);
});

test('a draw whose time came while the program was down is drawn by its seed when it is back', async () => {
  const { lottery, clock, options } = await open();
  const { open: draw } = await lottery.look();
  await lottery.place(draw.number, all.slice(0, 1));
  await lottery.stop();
  clock.now = after + 3_600_000;
  const again = await openTestLottery(options);
  const shown = await again.look();
  expect(shown.last[0]).toMatchObject({ number: '2026-11-23', hash: draw.hash });
  expect(shown.tickets[0]?.state).toBe('over');
  await again.quiet();
  await again.stop();
});

test('a stake whose answer was lost when the program died goes back', async () => {
  const { lottery, wallet, options } = await open();
  const { open: draw } = await lottery.look();
  wallet.state.silent.add('bet');
  void lottery.place(draw.number, all);
  await new Promise((resolve) => void setTimeout(resolve, 100));
  await lottery.stop();
  wallet.state.silent.clear();
  const again = await openTestLottery(options);
  await again.quiet();
  expect((await again.look()).tickets).toEqual([]);
  expect(wallet.of('rollback')).toHaveLength(1);
  expect(wallet.state.balance).toBe(10_000_000);
  await again.stop();
});

test('after the cut-off no bet is taken on the draw that is on, and the next one is offered', async () => {
  const { lottery, wallet, clock } = await open();
  const { open: draw } = await lottery.look();
  clock.now = at('2026-11-23T18:10');
  expect(await lottery.place(draw.number, all)).toEqual({ refused: 'DRAW_CLOSED' });
  expect(wallet.state.balance).toBe(10_000_000);
  expect((await lottery.look()).open.number).toBe('2026-11-26');
  await lottery.stop();
});

test('no bet is taken on a draw whose numbers are known, though the clock was put back', async () => {
  const { lottery, wallet, clock } = await open();
  const { open: draw } = await lottery.look();
  clock.now = after;
  await lottery.look();
  clock.now = before;
  expect(await lottery.place(draw.number, all)).toEqual({ refused: 'DRAW_CLOSED' });
  expect(wallet.state.balance).toBe(10_000_000);
  await lottery.stop();
});

test('lines that do not fit, and stakes out of the limits, are refused before any money moves', async () => {
  const { lottery, wallet } = await open();
  const { number } = (await lottery.look()).open;
  const line = { bet: 'de', picks: ['45'], stake: 1000 };
  const refusals = await Promise.all([
    lottery.place(number, []),
    lottery.place(number, [{ ...line, picks: ['145'] }]),
    lottery.place(number, [{ ...line, bet: 'thuTu3' }]),
    lottery.place(number, [{ ...line, bet: 'xien2', picks: ['45', '45'] }]),
    lottery.place(number, [{ ...line, stake: 999 }]),
    lottery.place(number, [{ ...line, stake: 20_000_001 }]),
    lottery.place(number, [{ ...line, bet: 'cang4', picks: ['1234'], stake: 2_000_000 }]),
    lottery.place(number, [line, { ...line, stake: -1 }]),
    lottery.place(number, [{ ...line, stake: 1000.5 }]),
  ]);
  expect(refusals.map(({ refused }) => refused)).toEqual([
    'PICKS_WRONG',
    'PICKS_WRONG',
    'PICKS_WRONG',
    'PICKS_WRONG',
    'STAKE_WRONG',
    'STAKE_WRONG',
    'STAKE_WRONG',
    'PICKS_WRONG',
    'PICKS_WRONG',
  ]);
  expect(await lottery.place(number, [{ ...line, stake: 15_000_000 }])).toEqual({
    refused: 'INSUFFICIENT_FUNDS',
  });
  expect(wallet.state.done.size).toBe(0);
  await lottery.stop();
});

test('every brand is told what was drawn until it has answered, and never anything else', async () => {
  const told: { brand: string; text: string }[] = [];
  let isDown = true;
  const tell = ({ brand }: { brand: string }, result: Readonly<Record<string, unknown>>) => {
    if (result['drawNumber'] !== '2026-11-23' || result['lottery'] !== 'xs-ha-noi')
      return Promise.resolve({ kind: 'done', balance: undefined } as const);
    told.push({ brand, text: JSON.stringify(result) });
    return Promise.resolve(
      isDown ? ({ kind: 'unanswered' } as const) : ({ kind: 'done', balance: undefined } as const),
    );
  };
  const { lottery, clock, options } = await open({ tell });
  await lottery.look();
  clock.now = after;
  const { last } = await lottery.look();
  await expect.poll(() => told.length).toBeGreaterThanOrEqual(2);
  await lottery.stop();
  isDown = false;
  const count = told.length;
  const again = await openTestLottery({ ...options, tell });
  await expect.poll(() => told.length).toBeGreaterThanOrEqual(count + 2);
  const settled = told.length;
  await new Promise((resolve) => void setTimeout(resolve, 1500));
  expect(told.length).toBe(settled);
  expect(new Set(told.map(({ text }) => text)).size).toBe(1);
  expect(new Set(told.map(({ brand }) => brand))).toEqual(new Set(['SENVANG', 'NORTHBAY']));
  expect(JSON.parse(told[0]?.text ?? '{}')).toEqual({
    lottery: 'xs-ha-noi',
    drawNumber: '2026-11-23',
    drawnAt: '2026-11-23T11:15:00.000Z',
    prizes: last[0]?.prizes,
  });
  await again.stop();
});

test.each([...lotteries.values()].map(({ code }) => code))(
  '%s takes each of its bets to the payout of its rules',
  async (code) => {
    const lottery = lotteries.get(code);
    if (!lottery) throw new Error(code);
    const clock = { now: before };
    const { lottery: table, wallet } = await open({ path: ':memory:', game: code, clock });
    const { open: draw } = await table.look();
    const lines = lottery.game.bets.map(({ id, choice }) => {
      if ('options' in choice) return { bet: id, picks: [choice.options[0] ?? ''], stake: 1000 };
      const { from, width, picks } = choice;
      return {
        bet: id,
        picks: Array.from({ length: picks }, (_, index) => String(from + index).padStart(width, '0')),
        stake: 1000,
      };
    });
    expect(await table.place(draw.number, lines)).toHaveProperty('id');
    clock.now = draw.drawsAt;
    const { tickets, last } = await table.look();
    await table.quiet();
    const drawn = last.find(({ number }) => number === draw.number);
    const win = lines.reduce((sum, line) => sum + winOf(lottery.game.bets, line, drawn?.prizes ?? []), 0);
    expect(tickets[0]).toMatchObject({ state: 'over', win });
    expect(wallet.state.balance).toBe(10_000_000 - (tickets[0]?.cost ?? 0) + win);
    await table.stop();
  },
);
