import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { findViolations } from '../harness/findViolations.ts';
import { hosts } from '../harness/hosts.ts';
import { balanceAbove, digits, gameIn, moveGamesClock, openTab } from '../harness/inGame.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;
const history = '/member/records?tab=bets&period=today';

/** Sums that a text pattern of the games tells, of all the places where it stands. */
const sumsOf = (texts: readonly string[]) => texts.map((text) => digits(text.replace(/^\D*/, '')));

/** Follows a link of a game to the page that checks its rounds, and waits for its verdict. */
const prove = async (page: Page, open: () => Promise<void>, verdict: string) => {
  const opened = page.context().waitForEvent('page');
  await open();
  const proof = await opened;
  await proof.getByText(verdict).waitFor();
  expect(await findViolations(proof)).toEqual([]);
  await proof.close();
};

test('a lottery’s ticket with every bet that it has waits for the draw, and is paid after it', async () => {
  const say = said.vi;
  const { page } = await visit(senVang, '/play/xs-ha-noi', { as: 'player1', isPhone: true });
  const game = await gameIn(page);
  const tab = await openTab(page, senVang, history);
  const before = await balanceAbove(page);
  const bets = game.locator('fieldset.bets button');
  const count = await bets.count();
  expect(count).toBeGreaterThan(10);
  for (let bet = 0; bet < count; bet += 1) {
    await bets.nth(bet).click();
    const options = game.locator('fieldset.options button');
    // All options of a bet: one of them wins.
    const picks =
      (await options.count()) > 0
        ? await options.all()
        : [game.getByRole('button', { name: say('Quick pick') })];
    for (const pick of picks) {
      await pick.click();
      await game.getByRole('button', { name: say('Add to the slip') }).click();
    }
  }
  const slip = game.getByRole('region', { name: say('Bet slip') });
  const cost = digits(await slip.locator('.total b').innerText());
  await slip.getByRole('button', { name: say('Place the bet') }).click();
  await game.getByText(say('The bet is placed. Good luck!')).waitFor();
  await game.getByText(say('Waiting for the draw')).waitFor();
  await expect.poll(() => balanceAbove(page)).toBe(before - cost);

  // It draws on two days of a week.
  await moveGamesClock(7 * 24 * 60 * 60);
  const ticket = game.locator('.tickets li').first();
  const won = ticket.getByText(say.like('You won {sum}'));
  await won.waitFor();
  const [win = 0] = sumsOf([await won.innerText()]);
  await expect.poll(() => balanceAbove(page)).toBe(before - cost + win);
  const [title = ''] = (await game.getByRole('heading', { level: 1 }).innerText()).split('\n');
  await tab.getByRole('main').getByText(title).first().waitFor();
  const drawn = game.locator('.drawn article').first();
  await drawn.getByText(say('Fairness')).click();
  await prove(
    page,
    () => drawn.getByRole('link', { name: say('Check your rounds') }).click(),
    say('{count} rounds are right.', { count: 1 }),
  );
});

test('a football match pays every bet that it has as it ends', async () => {
  const say = said.en;
  const { page } = await visit(northbay, '/play/halfcourt-sportsbook', { as: 'player1' });
  const game = await gameIn(page);
  const tab = await openTab(page, northbay, history);
  const before = await balanceAbove(page);
  const name = await game.locator('.match.is-next').last().getAttribute('aria-label');
  const match = game.getByRole('article', { name: name ?? '' }).last();
  await match.getByText(say('More bets')).click();
  const picks = match.locator('.pick');
  const slip = game.getByRole('region', { name: say('Bet slip') });
  const count = await picks.count();
  expect(count).toBe(7);
  const stakes: number[] = [];
  for (let pick = 0; pick < count; pick += 1) {
    await picks.nth(pick).click();
    stakes.push(digits(await slip.locator('.chip[aria-pressed=true]').innerText()));
    await slip.getByRole('button', { name: say('Place the bet') }).click();
    await game.locator('.my-bets li').nth(pick).waitFor();
  }
  const staked = stakes.reduce((sum, stake) => sum + stake, 0);
  await expect.poll(() => balanceAbove(page)).toBe(before - staked);

  await moveGamesClock(20 * 60);
  const mine = game.locator('.my-bets');
  await expect.poll(() => mine.locator('.is-open').count()).toBe(0);
  const paid = sumsOf([
    ...(await mine.getByText(say.like('Won {sum}')).allInnerTexts()),
    ...(await mine.getByText(say.like('Returned {sum}')).allInnerTexts()),
  ]);
  expect(paid.length).toBeGreaterThanOrEqual(2);
  expect(await mine.locator('li').count()).toBe(count);
  const sum = paid.reduce((total, one) => total + one, 0);
  await expect.poll(() => balanceAbove(page)).toBe(before - staked + sum);
  await expect
    .poll(() => tab.getByRole('main').getByText('Halfcourt Sportsbook').count())
    .toBeGreaterThanOrEqual(count);
  const bet = mine.locator('li').first();
  await bet.getByText(say('Fairness')).click();
  await prove(
    page,
    () => bet.getByRole('link', { name: say('Check your rounds') }).click(),
    say('{count} rounds are right.', { count: 1 }),
  );
});
