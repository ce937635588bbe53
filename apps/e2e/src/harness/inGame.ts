import type { FrameLocator, Page } from 'playwright';
import { type Host, urlOf } from './hosts.ts';
import { untilLive } from './openSite.ts';
import { site } from './site.ts';

/** A sum of money as it is written, as an integer of its smallest digit. */
export const digits = (text: string): number => Number(text.replaceAll(/\D/g, ''));

/** The game in the page's frame, once it can be played. */
export const gameIn = async (page: Page): Promise<FrameLocator> => {
  const game = page.frameLocator('iframe');
  await game.locator('.balance').filter({ hasText: /\d/ }).waitFor();
  return game;
};

/** What the game itself says that the member has. */
export const balanceIn = async (game: FrameLocator): Promise<number> =>
  digits(await game.locator('.balance b').innerText());

/** What the brand's own bar above a game says that the member has. */
export const balanceAbove = async (page: Page): Promise<number> =>
  digits(await page.getByRole('main').locator('strong').filter({ hasText: /\d/ }).first().innerText());

/** A further tab, behind the page, of whoever is logged in on it. A game in the page has to be there by then. */
export const openTab = async (page: Page, host: Host, path: string): Promise<Page> => {
  const opened = page.context().waitForEvent('page');
  await page.evaluate((url) => void window.open(url), urlOf(host, path));
  const tab = await opened;
  await untilLive(tab);
  // A page that lies behind another draws nothing: a frame that begins there takes no clicks.
  await page.bringToFront();
  return tab;
};

/** Moves the clock that draws and matches go by. */
export const moveGamesClock = async (advanceSeconds: number): Promise<void> => {
  const answer = await fetch(`${site.arcade}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds }),
  });
  if (!answer.ok) throw new Error(`The clock was not moved: ${await answer.text()}`);
};
