import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { type Host, hosts, urlOf } from '../harness/hosts.ts';
import { untilMember } from '../harness/openSession.ts';
import { untilLive } from '../harness/openSite.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { senVang, northbay, kampong } = hosts;

/** Google calls a page good up to 0.1 over its life; here nothing should move at all. */
const most = 0.02;

type Shift = { value: number; moved: string[] };
type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Keeps what moves on each page from its beginning on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const part = element?.closest('[data-part]')?.getAttribute('data-part');
      return `${part ? `${part}: ` : ''}<${element?.localName} class="${element?.className}"> ${element?.textContent.slice(0, 40)}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${name(node)} from ${Math.round(previousRect.y)}+${Math.round(previousRect.height)} to ${Math.round(currentRect.y)}+${Math.round(currentRect.height)}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Answers as late as over a telephone's line, and of those that are asked for together each at its own time, so that
 * what stands in their place is seen.
 */
const answerLate = (page: Page) => {
  let asked = 0;
  return page.route('**/wps/**', async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 150 * (1 + (asked % 4))));
    await route.continue().catch(() => undefined);
  });
};

const waiting = ['[aria-busy=true]', ...[said.en, said.vi].map((say) => `[aria-label="${say('Loading')}"]`)];

const untilThere = (page: Page) =>
  page.waitForFunction((selector) => !document.querySelector(selector), `main :is(${waiting.join()})`);

/** Moves the page to its end as a reader does, a window at a time. */
const readOn = (page: Page) =>
  page.evaluate(async () => {
    const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await wait(80);
    }
    await wait(250);
  });

const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);

/** Pages on which more moved than may, each with what did. */
const restless = async (page: Page, host: Host, paths: readonly string[], isMember = false) => {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(urlOf(host, path));
    await untilLive(page);
    if (isMember) await untilMember(page);
    await untilThere(page);
    await readOn(page);
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    if (sum >= most)
      found.push(
        `${host}${path} moves by ${sum.toFixed(3)}: ${shifts.flatMap(({ moved }) => moved).join('; ')}`,
      );
  }
  return found;
};

test.each([
  [senVang, ['/', '/games', '/lottery', '/promotions', '/register']],
  [northbay, ['/', '/sports', '/rng', '/help']],
  [kampong, ['/', '/live', '/news', '/feedback']],
] as const)('nothing moves on a guest’s phone while pages of %s load and are read', async (host, paths) => {
  const { page } = await visit(host, '/empty', { isPhone: true, isStill: true, before: watch });
  expect(await restless(page, host, paths)).toEqual([]);
});

test.each([
  [senVang, 'player1', ['/', '/member', '/member/deposit', '/member/records']],
  [northbay, 'player1', ['/member', '/member/withdraw', '/member/security']],
  [kampong, 'player1', ['/member/wallet', '/member/profile', '/member/limits']],
] as const)('nor on a member’s (%s)', async (host, as, paths) => {
  const { page } = await visit(host, '/help', { isPhone: true, as, before: watch });
  await answerLate(page);
  expect(await restless(page, host, paths, true)).toEqual([]);
});

/** Serves a page's HTML as far as into its header, and the rest once it is let go. */
const serveInPieces = async (html: string) => {
  const { promise: rest, resolve: letGo } = Promise.withResolvers<void>();
  const cut = html.indexOf('</header>') - 200;
  const server = createServer(async ({ url }, response) => {
    if (url !== '/') return response.writeHead(404).end();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(html.slice(0, cut));
    await rest;
    return response.end(html.slice(cut));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, letGo, stop: () => server.close() };
};

test('nothing is painted before the whole header has arrived', async () => {
  // What stands beside the page is not served.
  const { page } = await visit(kampong, '/empty', { isPhone: true, allowed: [/404/] });
  const html = await page.evaluate(async () => (await fetch('/')).text());
  const pieces = await serveInPieces(html);
  const painted = () => performance.getEntriesByType('paint').length > 0;
  try {
    await page.goto(pieces.address, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('header button'), undefined, { polling: 50 });
    await page.waitForTimeout(400);
    expect(await page.evaluate(painted)).toBe(false);
    pieces.letGo();
    await page.waitForFunction(painted, undefined, { polling: 50 });
  } finally {
    pieces.letGo();
    pieces.stop();
  }
});
