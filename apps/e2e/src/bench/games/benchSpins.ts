import { createReader, testVariables } from '@marquee/variables';
import { throttling } from 'lighthouse/core/config/constants.js';
import type { Browser, Page } from 'playwright';
import { watchTasks, takeTasks } from './watchTasks.ts';

const runs = createReader(testVariables).requiredNumber('RUNS');
const { mobileSlow4G } = throttling;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const spins = 10;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const throttle = async (page: Page, hasSlowNet: boolean, slower: number) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  if (hasSlowNet)
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: mobileSlow4G.requestLatencyMs,
      downloadThroughput: (mobileSlow4G.downloadThroughputKbps * 1024) / 8,
      uploadThroughput: (mobileSlow4G.uploadThroughputKbps * 1024) / 8,
    });
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
};

/** Presses the button of a slot and waits until it stands again. */
const spin = async (page: Page) => {
  const last = page.locator('.rounds li:first-child a:last-of-type');
  const before = (await last.count()) > 0 ? await last.last().getAttribute('aria-label') : null;
  await page.locator('.main-button:enabled').click();
  await page.waitForFunction((known) => {
    const name = document.querySelector('.rounds li:first-child a:last-of-type')?.getAttribute('aria-label');
    return name !== undefined && name !== null && name !== known;
  }, before);
};

const firstSpin = async (browser: Browser, address: string) => {
  const page = await browser.newPage(phone);
  let bytes = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      void response
        .request()
        .sizes()
        .then((sizes) => (bytes += sizes.responseBodySize));
  });
  await throttle(page, true, mobileSlow4G.cpuSlowdownMultiplier);
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.main-button:enabled').waitFor();
  const ready = performance.now() - began;
  await spin(page);
  const shown = performance.now() - began;
  await page.context().close();
  return { ready, shown, bytes };
};

const tenSpins = async (browser: Browser, address: string, slower: number) => {
  const page = await browser.newPage(phone);
  await watchTasks(page);
  await page.goto(address);
  await page.locator('.main-button:enabled').waitFor();
  await throttle(page, false, slower);
  await takeTasks(page);
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(window, 'frameTimes', times);
    const note = (now: number) => {
      times.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (let done = 0; done < spins; done += 1) await spin(page);
  const times = await page.evaluate(() => Reflect.get(window, 'frameTimes') as number[]);
  const tasks = await takeTasks(page);
  await page.context().close();
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / (1_000 / 60)) - 1), 0);
  return { frames: gaps.length, dropped, tasks };
};

/**
 * Prints what a slot costs: its first spin on Lighthouse's mobile profile, medians of `RUNS` pages, and the frames that
 * ten spins drop on this machine's processor and on one four times slower. `open` answers a new launch of it.
 */
export const benchSpins = async (browser: Browser, open: () => Promise<string>): Promise<void> => {
  const first: Awaited<ReturnType<typeof firstSpin>>[] = [];
  for (let run = 0; run < runs; run += 1) first.push(await firstSpin(browser, await open()));
  const of = (pick: (one: (typeof first)[number]) => number) => median(first.map(pick));
  console.table({
    'first spin, slow 4G and 4 times slower': {
      'can be spun after, s': (of(({ ready }) => ready) / 1_000).toFixed(2),
      'its result stands after, s': (of(({ shown }) => shown) / 1_000).toFixed(2),
      'script, kB': (of(({ bytes }) => bytes) / 1_024).toFixed(1),
    },
  });
  const rows: Record<string, object> = {};
  for (const slower of [1, 4]) {
    const { frames, dropped, tasks } = await tenSpins(browser, await open(), slower);
    rows[slower === 1 ? 'ten spins' : `ten spins, ${slower} times slower`] = {
      frames,
      dropped,
      'dropped of all': `${((dropped / (frames + dropped)) * 100).toFixed(1)} %`,
      'tasks over 50 ms': tasks.length,
      'longest, ms': Math.max(0, ...tasks),
    };
  }
  console.table(rows);
};
