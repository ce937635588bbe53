import type { FrameLocator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';
import { digits, gameIn } from '../harness/inGame.ts';
import { said } from '../harness/said.ts';
import { site } from '../harness/site.ts';

const { visit } = useBrowser();
const { northbay } = hosts;
const say = said.en;
const gameId = 'mau-binh-13';

type Player = { page: Page; game: Page | FrameLocator };

/** A member with money in the game's frame on the site. */
const openMember = async (as: string): Promise<Player> => {
  const { page } = await visit(northbay, `/play/${gameId}`, { as });
  return { page, game: await gameIn(page) };
};

/** Somebody with money on the vendor's own page, which needs no frame around it. */
const openPlayer = async (): Promise<Player> => {
  const { brand, vendor, player, token, currency } = await askSandbox<Record<string, string>>(
    northbay,
    'POST',
    '/sandbox/vendorPlayer',
    { gameId, real: 100_000_000 },
  );
  const { page } = await visit(northbay, '/help', { isPhone: true });
  const launch = { brand, vendor, gameId, player, token, currency, mode: 'real', language: 'en' };
  const query = new URLSearchParams({ ...launch, lobbyUrl: 'http://northbay.localhost/' } as Record<
    string,
    string
  >);
  await page.goto(`${site.arcade}/play?${query}`);
  return { page, game: page };
};

const sitDown = ({ game }: Player) =>
  game
    .getByRole('button', { name: say.like('Stake {sum}') })
    .first()
    .click();
const balanceOf = async ({ game }: Player) => digits(await game.locator('.balance').innerText());
const share = ({ game }: Player) => game.getByText(say.like('Pot {pot}, table fee {rake}'));

test('four play for one pot; one is gone in the middle, comes back to the same cards, and all are paid', async () => {
  const players = [
    await openMember('player1'),
    await openMember('agent1'),
    await openPlayer(),
    await openPlayer(),
  ];
  for (const player of players) await sitDown(player);
  const before: number[] = [];
  for (const player of players) {
    await expect.poll(() => player.game.getByText(say('Empty seat')).count()).toBe(0);
    before.push(await balanceOf(player));
  }
  for (const { game } of players)
    await game.getByRole('button', { name: say.like('Ready, stake {sum}') }).click();
  const cards = ({ game }: Player) => game.locator('.lines-of-cards .slot');
  for (const player of players) await cards(player).nth(12).waitFor();

  const gone = players[3]!;
  const others = players.slice(0, 3);
  const dealt = await cards(gone).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await gone.page.goto('about:blank');
  for (const { game } of others) await game.getByText(say('Disconnected')).waitFor();
  const done = ({ game }: Player) => game.getByRole('button', { name: say('Done'), exact: true }).click();
  for (const player of others) await done(player);
  await gone.page.goBack();
  await sitDown(gone);
  await cards(gone).nth(12).waitFor();
  expect(await cards(gone).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(
    dealt,
  );
  for (const { game } of others) await game.getByText(say('Disconnected')).waitFor({ state: 'detached' });
  // The result stands for ten seconds, which four pages may take one after the other.
  const [, ...told] = await Promise.all([
    done(gone),
    ...players.map((player) => share(player).innerText({ timeout: 30_000 })),
  ]);
  expect(new Set(told).size).toBe(1);
  const [pot = 0, rake = 0] = told[0]!
    .split(',  ')
    .join('')
    .match(/[\d.,]+/g)!
    .map(digits);
  expect(rake).toBe(Math.floor((pot * 3) / 100));
  const changes = async () => {
    const after = [];
    for (const player of players) after.push(await balanceOf(player));
    return after.map((balance, index) => balance - before[index]!);
  };
  // The winners share what the fee leaves, in whole minor units.
  const prizes = async () => {
    const won = (await changes()).map((change) => change + pot / 4).filter((prize) => prize > 0);
    return won.length > 0 && won.every((prize) => prize === Math.floor((pot - rake) / won.length));
  };
  await expect.poll(prizes, { timeout: 30_000 }).toBe(true);
}, 120_000);
