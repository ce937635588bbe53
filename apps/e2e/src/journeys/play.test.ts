import type { FrameLocator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { findViolations } from '../harness/findViolations.ts';
import { hosts } from '../harness/hosts.ts';
import { balanceAbove, balanceIn, digits, gameIn, openTab } from '../harness/inGame.ts';
import { said } from '../harness/said.ts';
import { site } from '../harness/site.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

/** What the header of a page says, without bonus money. */
const balanceInHeader = async (page: Page) => {
  const button = page.getByRole('button', { name: said.vi.like('Balance: {told}. Refresh') });
  return digits(await button.filter({ hasText: /\d/ }).innerText());
};

test('a coin is tossed to a win and a loss; another tab’s balance and the history follow, and the rounds are proved', async () => {
  const say = said.vi;
  const { page } = await visit(senVang, '/play/coin-of-fortune', { as: 'player1', isPhone: true });
  const game = await gameIn(page);
  const tab = await openTab(page, senVang, '/member/records?tab=bets&period=today');
  const listened: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/wps/member/events')) listened.push(request.url());
  });
  const before = await balanceIn(game);
  const tabBefore = await balanceInHeader(tab);
  const seen = { won: 0, lost: 0, money: 0 };
  for (let round = 0; round < 60 && (seen.won === 0 || seen.lost === 0); round += 1) {
    await game.getByRole('button', { name: say('Heads') }).click();
    const toss = game.getByRole('button', { name: say('Toss') });
    const stake = digits(await toss.innerText());
    await toss.click();
    const answer = game.locator('output').filter({ hasText: /–/ });
    await answer.waitFor();
    const win = digits((await answer.innerText()).split('–')[1]!);
    if (win > 0) seen.won += 1;
    else seen.lost += 1;
    seen.money += win - stake;
  }
  expect(seen).toMatchObject({ won: expect.any(Number), lost: expect.any(Number) });
  expect(Math.min(seen.won, seen.lost)).toBeGreaterThan(0);
  const now = before + seen.money;
  await expect.poll(() => balanceIn(game)).toBe(now);
  await expect.poll(() => balanceAbove(page)).toBe(now);
  // Without a reload of it: one connection tells both tabs.
  await expect.poll(() => balanceInHeader(tab)).toBe(tabBefore + seen.money);
  await expect
    .poll(() => tab.getByRole('main').getByText('Đồng Xu Vận May').count())
    .toBeGreaterThanOrEqual(seen.won + seen.lost);
  expect(listened.length).toBeLessThanOrEqual(1);

  await game.getByRole('button', { name: `${say('Rules')}, ${say('Fairness')}` }).click();
  await game.getByRole('button', { name: say('Change the seeds') }).click();
  await game.getByText(say('The seed until now')).waitFor();
  const opened = page.context().waitForEvent('page');
  await game.getByRole('link', { name: say('Check your rounds') }).click();
  const proof = await opened;
  const right = say('{count} rounds are right.', { count: seen.won + seen.lost });
  await proof.getByText(right).waitFor();
  expect(await findViolations(proof)).toEqual([]);
  const rounds = proof.getByLabel(say('Rounds, as the game wrote them'));
  await rounds.fill((await rounds.inputValue()).replaceAll(/"thrown":\[0\]/g, '"thrown":[1]'));
  await proof.getByRole('button', { name: say('Check') }).click();
  await proof.getByText(say.like('{count} rounds are wrong. Please tell support.')).waitFor();
});

/** Two people with money at one game, each in a browser of their own. */
const openTwo = async (path: string) => {
  const open = async (as: string) => {
    const { page, context } = await visit(northbay, path, { as });
    return { page, context, game: await gameIn(page) };
  };
  return [await open('player1'), await open('agent1')] as const;
};

test('two at one table see the same round, and one who was gone sees it again', async () => {
  const say = said.en;
  const [one, other] = await openTwo('/play/swift-baccarat');
  const atTable = (count: number) => one.game.getByText(say('{count} at the table', { count }));
  await atTable(2).waitFor();
  await other.page.goto('about:blank');
  await atTable(1).waitFor();
  const before = await balanceAbove(one.page);
  await one.game
    .getByRole('button', { name: say('Banker') })
    .last()
    .click({ timeout: 30_000 });
  const bet = one.game.getByRole('button', { name: say.like('Bet {sum}') });
  const stake = digits(await bet.innerText());
  await bet.click();
  await one.game.getByRole('button', { name: say.like('Staked {sum}') }).waitFor();
  await other.page.goBack();
  await atTable(2).waitFor();
  const result = ({ game }: typeof one) =>
    game.locator('.status output').filter({ hasText: say.like('Result: {result}') });
  await Promise.all([result(one).waitFor({ timeout: 30_000 }), result(other).waitFor({ timeout: 30_000 })]);
  const told = await result(one).innerText();
  expect(told).toContain(await result(other).innerText());
  const won = digits(told.split(said.en('You won {sum}', { sum: '' }).trim())[1] ?? '');
  expect(told).toMatch(won > 0 ? say.like('You won {sum}') : new RegExp(say('Nothing won this round')));
  await expect.poll(() => balanceAbove(one.page)).toBe(before - stake + won);
});

test('two play caro for a stake; one is gone and comes back, gives up, and the other has the pot', async () => {
  const say = said.en;
  const [one, other] = await openTwo('/play/caro-online');
  const before = await balanceAbove(one.page);
  for (const { game } of [one, other]) {
    await game
      .getByRole('button', { name: say.like('Stake {sum}') })
      .first()
      .click();
  }
  for (const { game } of [one, other]) {
    await game.getByRole('button', { name: say.like('Ready, stake {sum}') }).click();
  }
  await one.game.getByRole('button', { name: say('Give up') }).waitFor();
  const away = one.game.getByText(say('Disconnected'));
  await other.page.goto('about:blank');
  await away.waitFor();
  await other.page.goBack();
  await other.game
    .getByRole('button', { name: say.like('Stake {sum}') })
    .first()
    .click();
  await away.waitFor({ state: 'detached' });
  const field = (row: number) => say('Row {row}, column {column}', { row, column: 8 });
  const turnOf = ({ game }: typeof one) => game.getByText(say('Your turn'), { exact: true });
  await expect
    .poll(async () => (await turnOf(one).isVisible()) || (await turnOf(other).isVisible()))
    .toBe(true);
  const isFirst = await turnOf(one).isVisible();
  const [first, second] = isFirst ? [one, other] : [other, one];
  await first.game.getByRole('button', { name: field(8) }).click();
  await first.game.getByRole('button', { name: say('Place here') }).click();
  await turnOf(second).waitFor();
  await second.game.getByRole('button', { name: `${field(8)}, ${say('Opponent')}` }).waitFor();
  await second.game.getByRole('button', { name: say('Give up') }).click();
  await second.game.getByRole('button', { name: say('Really give up?') }).click();
  const share = first.game.getByText(say.like('Pot {pot}, table fee {rake}'));
  await share.waitFor();
  const [pot = 0, rake = 0] = (await share.innerText())
    .split(',  ')
    .join('')
    .match(/[\d.,]+/g)!
    .map(digits);
  const won = isFirst ? pot - rake - pot / 2 : -pot / 2;
  await expect.poll(() => balanceAbove(one.page)).toBe(before + won);
});

test('a vendor that dies in the middle of a round goes on with it, and its stake is taken once', async () => {
  const say = said.en;
  const { page } = await visit(northbay, '/play/kite-climb', {
    as: 'player1',
    allowed: [/Failed to load/, /ERR_CONNECTION_REFUSED/],
  });
  const before = await balanceAbove(page);
  const fly = (game: FrameLocator) => game.getByRole('button', { name: say('Fly the kite') });
  await fly(await gameIn(page)).click();
  await expect.poll(() => balanceAbove(page)).toBeLessThan(before);
  const staked = before - (await balanceAbove(page));
  await site.crash();
  await page.reload();
  const game = await gameIn(page);
  await fly(game).waitFor({ timeout: 60_000 });
  const after = await balanceIn(game);
  expect(after).toBeGreaterThanOrEqual(before - staked);
  await expect.poll(() => balanceAbove(page)).toBe(after);
});

test('a game whose vendor does not answer says so, and opens when it is back', async () => {
  const say = said.vi;
  const { page, context } = await visit(senVang, '/game/tai-xiu-lightning', {
    as: 'player1',
    isPhone: true,
    allowed: [/ERR_FAILED/],
  });
  let isSilent = true;
  await context.route(`${site.arcade}/play**`, (route) => (isSilent ? undefined : route.fallback()));
  await page.clock.install();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Play') })
    .click();
  await page.locator('iframe').waitFor();
  await page.clock.runFor(21_000);
  await page.getByText(say('The game isn’t opening')).waitFor();
  await page.getByRole('heading', { name: say('Try other games') }).waitFor();
  isSilent = false;
  await page.getByRole('button', { name: say('Try again') }).click();
  await gameIn(page);
});

test('a game whose vendor is down is told of above the browser’s own page of it, and opens when it is back', async () => {
  const say = said.vi;
  const { page, context } = await visit(senVang, '/game/tai-xiu-lightning', {
    as: 'player1',
    isPhone: true,
    allowed: [/ERR_CONNECTION_REFUSED/],
  });
  let isDown = true;
  await context.route(`${site.arcade}/play**`, (route) =>
    isDown ? route.abort('connectionrefused') : route.fallback(),
  );
  await page.clock.install();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Play') })
    .click();
  await page.locator('iframe').waitFor();
  const silent = page.getByText(say('No game here? Its provider may not be answering.'));
  const slow = page.getByText(say('The game isn’t opening'));
  await page.getByText(say('The game is opening')).waitFor({ state: 'detached' });
  await page.clock.runFor(21_000);
  await silent.waitFor();
  expect(await slow.count()).toBe(0);
  isDown = false;
  await page.getByRole('button', { name: say('Try again') }).click();
  await gameIn(page);
  await page.clock.runFor(21_000);
  expect(await silent.count()).toBe(0);
});
