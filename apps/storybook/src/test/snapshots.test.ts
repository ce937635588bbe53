import { launchBrowser } from '@marquee/config/browser';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedCells } from '../snapshots/changedCells.ts';
import { despiteCrash } from '../snapshots/despiteCrash.ts';
import {
  type Fingerprint,
  fingerprintOf,
  readFingerprint,
  writeFingerprint,
} from '../snapshots/fingerprint.ts';
import { looksAlike } from '../snapshots/looksAlike.ts';
import { openContext, openStoryPage } from '../snapshots/openStoryPage.ts';
import { renderingOn, storyHost } from '../snapshots/rendering.ts';
import { restingStory, showView } from '../snapshots/showView.ts';
import { takePicture } from '../snapshots/takePicture.ts';
import { thumbnailOf } from '../snapshots/Thumbnail.ts';
import type { View } from '../snapshots/View.ts';
import { serveStories } from '../served/serveStories.ts';

const shown = { title: '', isWhole: true, isPictured: true };
const button: View = { ...shown, id: 'actions-button--default', width: 720, height: 240 };
const home: View = { ...shown, id: 'screens-home--guest', width: 390, height: 844 };
const sideBySide: View = { ...shown, id: 'theme-brands-side-by-side--phone', width: 1280, height: 800 };
const globals = { brand: 'northbay', language: 'en', shownBrands: 'northbay sen-vang' };

let server: Awaited<ReturnType<typeof serveStories>>;
let browser: Browser;
let page: Page;

const openPage = async () => {
  page = await openStoryPage(await openContext(browser), {
    url: `http://${storyHost}/`,
    story: restingStory,
  });
  return page;
};

const open = async () => {
  browser = await launchBrowser(renderingOn(new URL(server.url).port));
  await openPage();
};

/** Does something in the page of all tests, which is opened anew where it crashes. */
const inPage = <T>(name: string, work: (page: Page) => Promise<T>): Promise<T> =>
  despiteCrash({ name, page, reopen: openPage, work });

const pictureOf = (view: View, css = ':root{}') =>
  inPage(view.id, async (current) => {
    await showView(current, { ...view, globals });
    await current.evaluate(() => (document.documentElement.dataset['scheme'] = 'light'));
    const sheet = await current.addStyleTag({ content: css });
    const session = await current.context().newCDPSession(current);
    const picture = await takePicture(current, session, view);
    await session.detach();
    await sheet.evaluate((element) => (element as HTMLElement).remove());
    return picture;
  });

const seen = async (view: View, css?: string): Promise<Fingerprint> =>
  fingerprintOf(await pictureOf(view, css));

beforeAll(async () => {
  server = await serveStories();
  await open();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

// Frames crash now and then, and each crash costs as long as a drawing.
const patience = 120_000;

test(
  'two browsers, one after the other, draw a component, a whole screen and one in frames alike',
  { timeout: patience },
  async () => {
    const seeAll = async () => [await seen(button), await seen(home), await seen(sideBySide)];
    const first = await seeAll();
    await browser.close();
    await open();
    expect(await seeAll()).toEqual(first);
  },
);

test('what a story has kept for the next page of a site does not show in the next story', async () => {
  const games: View = { ...home, id: 'screens-games-all--guest' };
  const first = await seen(games);
  await seen({ ...games, id: 'screens-games-all--empty' });
  expect(await seen(games)).toEqual(first);
});

test('a button that moves by one pixel is caught, and where it stands is told', async () => {
  const before = await seen(button);
  const now = await seen(button, '#storybook-root button{position:relative;inset-inline-start:1px}');
  expect(now.digest).not.toBe(before.digest);
  const box = (await page.locator('#storybook-root button').boundingBox())!;
  const areas = changedCells(before, now);
  expect(areas.length).toBeGreaterThan(0);
  for (const { x, y, width, height } of areas) {
    expect(x).toBeLessThan(box.x + box.width + 1);
    expect(x + width).toBeGreaterThan(box.x);
    expect(y).toBeLessThan(box.y + box.height);
    expect(y + height).toBeGreaterThan(box.y);
  }
});

test('a colour that changes by one step is caught', async () => {
  const before = await seen(button);
  const colour = await page
    .locator('#storybook-root button')
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red, green, blue] = colour.match(/\d+/g)!.map(Number);
  const now = await seen(
    button,
    `#storybook-root button{background:rgb(${red} ${green} ${blue! - 1})!important}`,
  );
  expect(now.digest).not.toBe(before.digest);
  expect(changedCells(before, now).length).toBeGreaterThan(0);
});

test('a machine that draws letters otherwise still sees what really changed', async () => {
  const small = async (css?: string) => thumbnailOf((await pictureOf(home, css)).png, home.width);
  const before = await small();
  expect(looksAlike(before, await small('*{text-shadow:0 0 .5px currentColor}'))).toBe(true);
  expect(looksAlike(before, await small('main{filter:hue-rotate(90deg)}'))).toBe(false);
  expect(looksAlike(before, await small('header{display:none}'))).toBe(false);
});

test('a fingerprint is kept whole in its line', async () => {
  const fingerprint = await seen(button);
  expect(readFingerprint(writeFingerprint(fingerprint))).toEqual(fingerprint);
});

const problemsOf = (html: string) =>
  inPage('a text that was planted', async (current) => {
    await current.setViewportSize({ width: 390, height: 844 });
    return current.evaluate((content) => {
      const old = [...document.body.children].map((child) => child as HTMLElement);
      for (const child of old) child.hidden = true;
      const part = document.body.appendChild(document.createElement('div'));
      part.innerHTML = content;
      const problems = window.snapshotTools!.roomProblems();
      part.remove();
      for (const child of old) child.hidden = false;
      return problems;
    }, html);
  });

test.each([
  [
    'a text that its box cuts',
    '<div style="width:40px;overflow:hidden;white-space:nowrap"><b>Withdrawals</b></div>',
    /^“Withdrawals” is cut by \d+ px at div > div$/,
  ],
  [
    'a text that is too high for its box',
    '<div style="height:9px;overflow:clip"><b>Withdrawals</b></div>',
    /^“Withdrawals” is cut by \d+ px at div > div$/,
  ],
  [
    'a text that leaves the page',
    '<p style="white-space:nowrap;margin-inline-start:370px">Withdrawals</p>',
    /^“Withdrawals” leaves the page by \d+ px at div > p$/,
  ],
  [
    'texts that lie on one another',
    '<div>Balance</div><div style="margin-top:-14px">Bonus</div>',
    /^“Balance” and “Bonus” overlap by \d+ × \d+ px at div > div$/,
  ],
  [
    'a page that is wider than its window',
    '<div style="width:500px;height:9px"></div>',
    /^the page is \d+ px wider than its window at div > div$/,
  ],
])('%s is told, and where', async (_what, html, problem) => {
  expect(await problemsOf(html)).toEqual([expect.stringMatching(problem)]);
});

test.each([
  [
    'a text that ends in dots on purpose',
    '<div style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Withdrawals</div>',
  ],
  [
    'a text that can be scrolled to',
    '<div style="width:60px;overflow:auto;white-space:nowrap"><b>Withdrawals</b></div>',
  ],
  [
    'a text for screen readers alone',
    '<div style="position:absolute;width:1px;height:1px;overflow:hidden">Withdrawals</div>',
  ],
  [
    'a text under a box',
    '<div>Balance</div><div style="margin-top:-20px;position:relative;background:#fff">Bonus<br>x</div>',
  ],
])('%s is let be', async (_what, html) => {
  expect(await problemsOf(html)).toEqual([]);
});
