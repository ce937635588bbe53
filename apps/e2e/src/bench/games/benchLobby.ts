import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '@marquee/config/browser';
import { startPlatform } from '@marquee/config/platform';
import type { Browser } from 'playwright';
import { measureSearch } from './measureSearch.ts';
import { scrollLobby } from './scrollLobby.ts';
import { takeTasks, watchTasks } from './watchTasks.ts';

const fill = join(import.meta.dirname, '../../../../platform/bench/fillGames.ts');
const host = 'sen-vang.localhost';
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** Asked for one after the other; the last but one is misspelt. */
const searches = ['rồng', 'hoa sen', 'giegn rogn', 'baccarat'];

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The machine itself knows no names below localhost, as browsers do. */
const ask = (port: string, path: string) =>
  new Promise<void>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
      );
    }).on('error', reject);
  });

const millisecondsOf = async (port: string, path: string) => {
  const times: number[] = [];
  for (let run = 0; run < 20; run += 1) {
    const began = performance.now();
    await ask(port, path);
    times.push(performance.now() - began);
  }
  return median(times);
};

const visit = async (browser: Browser, address: string, slower: number) => {
  const page = await browser.newPage(phone);
  await watchTasks(page);
  await page.goto(`${address}/games`);
  await page.locator('main article').nth(35).waitFor();
  await page.waitForTimeout(2_000);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await takeTasks(page);
  const scroll = await scrollLobby(page);
  const scrolling = await takeTasks(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(1_000);
  const found = [];
  for (const text of searches) found.push(await measureSearch(page, text));
  await page.close();
  return {
    games: scroll.games,
    'elements at most': scroll.elements,
    frames: scroll.frames,
    'late frames': `${((scroll.late / scroll.frames) * 100).toFixed(1)} %`,
    'tasks over 50 ms': scrolling.length,
    'longest, ms': Math.max(0, ...scrolling),
    'search answered, ms': median(found.map(({ answer }) => answer)).toFixed(0),
    'shown after it, frames': (median(found.map(({ shown }) => shown)) / (1_000 / 60)).toFixed(1),
  };
};

/**
 * Prints what the lobby costs with the demonstration's catalogue and with so many games: a phone's page scrolled to its
 * end and searched, on this machine's processor and on one four times slower, and the platform's answers beside each other.
 */
export const benchLobby = async (games: number): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-lobby-'));
  const env = { NODE_ENV: 'production', DATA_DIR: folder };
  const browser = await launchBrowser();
  const pages: Record<string, object> = {};
  const answers: Record<string, Record<string, number>> = {};
  const measure = async (name: string, speeds: readonly number[]) => {
    const platform = await startPlatform({ env });
    try {
      const address = `http://${host}:${platform.url.port}`;
      const call = (query: string) => millisecondsOf(platform.url.port, `/lgw/games?${query}`);
      answers[name] = {
        'first page': await call('pageSize=36'),
        'by return': await call('pageSize=36&sort=return'),
        'a kind': await call('pageSize=36&category=slots&lines=25'),
        search: await call(`search=${encodeURIComponent('rồng')}`),
        misspelt: await call('search=giegn%20rogn'),
      };
      for (const slower of speeds)
        pages[slower === 1 ? name : `${name}, ${slower} times slower`] = await visit(
          browser,
          address,
          slower,
        );
    } finally {
      await platform.stop();
    }
  };
  try {
    await measure('as it is', [1]);
    execFileSync('node', [fill, folder, String(games)], { stdio: 'inherit' });
    await measure(`${games} games`, [1, 4]);
    console.table(pages);
    const [few, many] = Object.values(answers);
    console.table(
      Object.fromEntries(
        Object.entries(many!).map(([name, time]) => [
          name,
          {
            'as it is, ms': few![name]!.toFixed(1),
            [`${games} games, ms`]: time.toFixed(1),
            times: (time / few![name]!).toFixed(2),
          },
        ]),
      ),
    );
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
