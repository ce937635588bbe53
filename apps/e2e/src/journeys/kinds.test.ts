import type { FrameLocator } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';
import { balanceAbove, balanceIn, digits, gameIn, openTab } from '../harness/inGame.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;
const say = said.en;
const history = '/member/records?tab=bets&period=today';

type Kind = {
  gameId: string;
  title: string;
  /** Plays one round to its end. */
  play: (game: FrameLocator) => Promise<void>;
};

const press = (game: FrameLocator) => game.locator('.main-button').click();
const lay = (spot: string) => async (game: FrameLocator) => {
  await game
    .getByRole('button', { name: say(spot) })
    .first()
    .click();
  await press(game);
};

/** One game of each kind that one plays alone. */
const kinds: readonly Kind[] = [
  { gameId: 'tai-xiu-lightning', title: 'Lightning Tai Xiu', play: lay('Big') },
  { gameId: 'bau-cua-hoi-xuan', title: 'Spring Fair Bau Cua', play: lay('Gourd') },
  { gameId: 'lotus-of-the-moon', title: 'Lotus of the Moon', play: press },
  { gameId: 'dragon-well', title: 'Dragon Well', play: press },
  { gameId: 'lantern-street', title: 'Lantern Street', play: press },
  {
    gameId: 'kite-climb',
    title: 'Kite Climb',
    play: async (game) => {
      await game.locator('select').selectOption('150');
      await press(game);
    },
  },
  {
    gameId: 'nine-tides-hunt',
    title: 'Nine Tides Hunt',
    // A ray is caught about once in a magazine.
    play: async (game) => {
      await game.getByRole('radio', { name: say('Ray') }).check();
      await press(game);
      await game.getByRole('button', { name: say('Auto fire') }).click();
    },
  },
];

/** The player's last finished round, as the game lists it; its name is that of its proof. */
const lastIn = async (game: FrameLocator) => {
  const last = game.locator('.rounds li').first();
  if ((await last.count()) === 0) return { name: '', stake: 0, win: 0 };
  const [stake = '', win = ''] = (await last.locator('span').nth(1).textContent())?.match(/\d[\d.,]*/g) ?? [];
  const name = (await last.locator('a').last().getAttribute('aria-label')) ?? '';
  return { name, stake: digits(stake), win: digits(win) };
};

test.each(kinds)(
  '$title is played to a win and a loss, and balance and history follow in a second tab',
  async ({ gameId, title, play }) => {
    const { page } = await visit(northbay, `/play/${gameId}`, { as: 'player1', isPhone: true });
    const game = await gameIn(page);
    const tab = await openTab(page, northbay, history);
    const before = await balanceIn(game);
    const seen = { won: 0, lost: 0, money: 0, rounds: 0 };
    for (let round = 0; round < 60 && (seen.won === 0 || seen.lost === 0); round += 1) {
      const { name } = await lastIn(game);
      await play(game);
      await expect.poll(async () => (await lastIn(game)).name).not.toBe(name);
      const { stake, win } = await lastIn(game);
      seen.rounds += 1;
      seen.money += win - stake;
      if (win > 0) seen.won += 1;
      else seen.lost += 1;
    }
    expect(Math.min(seen.won, seen.lost)).toBeGreaterThan(0);
    await expect.poll(() => balanceIn(game)).toBe(before + seen.money);
    await expect.poll(() => balanceAbove(page)).toBe(before + seen.money);
    await expect
      .poll(() => tab.getByRole('main').getByText(title).count())
      .toBeGreaterThanOrEqual(Math.min(seen.rounds, 10));
  },
  // How many rounds it takes is chance, and a magazine is fired for seconds.
  300_000,
);

// Its rounds have a pace of their own: each may wait for the one that is dealt.
test('a live table is played to a win and a loss, and balance and history follow in a second tab', async () => {
  const { page } = await visit(northbay, '/play/swift-baccarat', { as: 'player1' });
  const game = await gameIn(page);
  const tab = await openTab(page, northbay, history);
  let expected = await balanceAbove(page);
  const seen = { won: 0, lost: 0 };
  // A tie is rare, and one of the two sides nearly sure.
  for (let round = 0; round < 8 && (seen.won === 0 || seen.lost === 0); round += 1) {
    const spots = seen.won === 0 ? ['Banker', 'Player'] : ['Tie'];
    for (const spot of spots)
      await game
        .getByRole('button', { name: say(spot) })
        .last()
        .click({ timeout: 30_000 });
    const bet = game.getByRole('button', { name: say.like('Bet {sum}') });
    const stake = digits(await bet.innerText());
    await bet.click();
    await game.getByRole('button', { name: say.like('Staked {sum}') }).waitFor();
    const result = game.locator('.status output').filter({ hasText: say.like('Result: {result}') });
    await result.waitFor({ timeout: 30_000 });
    const win = digits((await result.innerText()).split(say('You won {sum}', { sum: '' }).trim())[1] ?? '');
    if (win > 0) seen.won += 1;
    else seen.lost += 1;
    expected += win - stake;
    await result.waitFor({ state: 'detached', timeout: 30_000 });
  }
  expect(Math.min(seen.won, seen.lost)).toBeGreaterThan(0);
  await expect.poll(() => balanceAbove(page)).toBe(expected);
  await expect
    .poll(() => tab.getByRole('main').getByText('Swift Baccarat').count())
    .toBeGreaterThanOrEqual(2);
}, 180_000);

test('free play plays in the frame with its own money', async () => {
  const { page } = await visit(senVang, '/en/play/lotus-of-the-moon');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Close') })
    .first()
    .click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: say('Try with demo money') }).click();
  const box = page.getByRole('dialog');
  await box.getByRole('checkbox').check();
  await box.locator('form').locator('button[type="submit"]').click();
  const game = await gameIn(page);
  await main.getByText(say('Demo balance')).waitFor();
  const before = await balanceIn(game);
  const { name } = await lastIn(game);
  await press(game);
  await expect.poll(async () => (await lastIn(game)).name).not.toBe(name);
  const { stake, win } = await lastIn(game);
  await expect.poll(async () => (await balanceAbove(page)) - (await balanceIn(game))).toBe(0);
  expect(stake).toBeGreaterThan(0);
  expect(await balanceIn(game)).toBe(before - stake + win);
});

test('who begins a time-out in one tab stakes no more in a game that is open in another', async () => {
  const { page } = await visit(northbay, '/play/coin-of-fortune', { as: 'player1' });
  const game = await gameIn(page);
  const tab = await openTab(page, northbay, '/member/limits');
  await tab.getByRole('button', { name: say('Start a time-out') }).click();
  const confirm = tab.getByRole('dialog');
  await confirm.getByRole('checkbox').check();
  await confirm.getByRole('button', { name: say('Start time-out'), exact: true }).click();
  await tab.getByText(say.like('You are taking a time-out until {until}')).first().waitFor();
  const before = await balanceIn(game);
  await game.getByRole('button', { name: say('Heads') }).click();
  await game.getByRole('button', { name: say('Toss') }).click();
  await game.getByText(say('You cannot play at the moment.')).waitFor();
  expect(await balanceIn(game)).toBe(before);
  expect((await lastIn(game)).name).toBe('');
  await page.reload();
  await page.getByText(say('You can’t play right now')).waitFor();
});
