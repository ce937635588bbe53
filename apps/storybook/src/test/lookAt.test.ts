import { launchBrowser } from '@marquee/config/browser';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveStories } from '../served/serveStories.ts';
import { lookAt } from '../snapshots/lookAt.ts';
import { lookAtStep } from '../snapshots/lookAtStep.ts';
import { openContext, openStoryPage } from '../snapshots/openStoryPage.ts';
import type { Pass } from '../snapshots/Pass.ts';
import { renderingOn, storyHost } from '../snapshots/rendering.ts';
import { restingStory } from '../snapshots/showView.ts';
import type { Step } from '../snapshots/Step.ts';

const size = { width: 390, height: 844 };
const pass: Pass = {
  ...size,
  brand: 'northbay',
  scheme: 'light',
  language: 'en',
  axe: 'all',
  isPictured: false,
};
const stepOf = (id: string): Step => ({
  view: { ...size, id, title: id, isWhole: true, isPictured: false },
  pass,
});
const snapshots = { environment: '', views: {}, looks: new Map() };

let server: Awaited<ReturnType<typeof serveStories>>;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  server = await serveStories();
  browser = await launchBrowser(renderingOn(new URL(server.url).port));
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const open = async () => {
  context = await openContext(browser);
  return openStoryPage(context, { url: `http://${storyHost}/`, story: restingStory });
};

/** What is found wrong with a button, after something was done to its page. */
const problemsAfter = async (plant: (page: Page) => Promise<unknown>): Promise<string[]> => {
  const page = await open();
  await plant(page);
  const { problems } = await lookAtStep(page, stepOf('actions-button--default'), snapshots);
  await context.close();
  return problems.map(({ problem }) => problem);
};

const planted = (content: string) => (page: Page) => page.addStyleTag({ content });

test('a view with which nothing is wrong passes', async () => {
  expect(await problemsAfter(async () => undefined)).toEqual([]);
});

test.each([
  [
    'a text without contrast',
    planted('#storybook-root button{color:#999!important;background:#aaa!important}'),
    /^axe color-contrast /,
  ],
  [
    'a text without contrast on a canvas with a glow',
    planted(
      'html body{background-image:linear-gradient(transparent,transparent)}#storybook-root button{color:#999!important;background:none!important}',
    ),
    /^axe color-contrast /,
  ],
  [
    'a text that is cut',
    planted(
      '#storybook-root button{inline-size:44px!important;overflow:hidden!important;white-space:nowrap}',
    ),
    / is cut by \d+ px at /,
  ],
  [
    'a page wider than its window',
    planted('#storybook-root{inline-size:420px}'),
    /^the page is \d+ px wider than its window/,
  ],
  [
    'a text in a font of the machine',
    planted('#storybook-root button,#storybook-root button *{font-family:monospace!important}'),
    /a font of this machine$/,
  ],
  [
    'motion that nobody asked for',
    planted('@keyframes turn{to{rotate:1turn}}#storybook-root button{animation:turn 1s infinite!important}'),
    /^it moves: turn$/,
  ],
  [
    'a button without a name',
    (page: Page) =>
      page.evaluate(() => {
        const button = document.createElement('button');
        document.body.append(button);
      }),
    /^axe button-name /,
  ],
  [
    'an error in the console',
    (page: Page) => page.evaluate(() => setInterval(() => console.error('broken'), 20)),
    /^console: broken$/,
  ],
  [
    'an error that a script throws',
    (page: Page) =>
      page.evaluate(() =>
        setInterval(() => {
          throw new Error('broken');
        }, 20),
      ),
    /^page: Error: broken$/,
  ],
])('%s is found', async (_what, plant, problem) => {
  expect(await problemsAfter(plant)).toContainEqual(expect.stringMatching(problem));
});

const oneGroup = (...ids: string[]) => [{ name: 'one', steps: ids.map(stepOf) }];

test('a view that hangs or fails is told by its name, and the next is looked at in a page that works', async () => {
  const [looked] = await lookAt({
    groups: oneGroup('hangs', 'fails', 'rests'),
    lanes: 1,
    openContext: () => browser.newContext(),
    openPage: (opened) => opened.newPage(),
    patience: 500,
    look: async (page, { view }) => {
      if (view.id === 'hangs') await page.evaluate(() => new Promise(() => undefined));
      if (view.id === 'fails') throw new Error('it could not be drawn');
      return page.evaluate(() => 'looked at');
    },
  });
  expect(looked?.seen).toEqual(['looked at']);
  expect(looked?.failures.map(({ view, problem }) => `${view}: ${problem}`)).toEqual([
    'hangs: it did not come to rest in 1 s',
    'fails: it could not be drawn',
  ]);
});

const crash = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  // As a look that waits for what comes, of which a page without a process tells nothing.
  return new Promise<never>(() => undefined);
};

test('a view whose page crashes is looked at again in others, and told where all of them crash', async () => {
  const looks: string[] = [];
  const [looked] = await lookAt({
    groups: oneGroup('heavy', 'broken', 'rests'),
    lanes: 1,
    openContext: () => browser.newContext(),
    openPage: (opened) => opened.newPage(),
    look: (page, { view }) => {
      const isFirst = !looks.includes(view.id);
      looks.push(view.id);
      if (view.id === 'broken' || (view.id === 'heavy' && isFirst)) return crash(page);
      return page.evaluate((id) => `${id} was looked at`, view.id);
    },
  });
  expect(looks).toEqual(['heavy', 'heavy', ...Array.from({ length: 5 }, () => 'broken'), 'rests']);
  expect(looked?.seen).toEqual(['heavy was looked at', 'rests was looked at']);
  expect(looked?.failures.map(({ view, problem }) => `${view}: ${problem}`)).toEqual([
    'broken: its page crashed',
  ]);
});

test('a page that does not open is opened anew, and each group is told as soon as it was looked at', async () => {
  const told: string[] = [];
  let openings = 0;
  await lookAt({
    groups: ['one', 'two'].map((name) => ({ name, steps: [stepOf(name)] })),
    lanes: 1,
    openContext: () => browser.newContext(),
    openPage: (opened) => {
      openings += 1;
      return openings === 1 ? Promise.reject(new Error('it did not open')) : opened.newPage();
    },
    look: (_page, { view }) => {
      told.push(`looks at ${view.id}`);
      return Promise.resolve(view.id);
    },
    onGroup: ({ group, seen }) => told.push(`${group.name}: ${seen.join(' ')}`),
  });
  expect(told).toEqual(['looks at one', 'one: one', 'looks at two', 'two: two']);
});

test('views that hang one after the other end the run', async () => {
  const looking = lookAt({
    groups: oneGroup('one', 'two', 'three', 'four'),
    lanes: 1,
    openContext: () => browser.newContext(),
    openPage: (opened) => opened.newPage(),
    patience: 100,
    look: () => new Promise<never>(() => undefined),
  });
  await expect(looking).rejects.toThrow('3 views in a row hang');
});

test('what the page of a group fetches is told, whatever a page before it has fetched', async () => {
  const looked = await lookAt({
    groups: ['actions-button--default', 'forms-checkbox--on', 'actions-button--default'].map((id, index) => ({
      name: `${id} ${index}`,
      steps: [stepOf(id)],
    })),
    lanes: 1,
    openContext: () => openContext(browser),
    openPage: (opened) => openStoryPage(opened, { url: `http://${storyHost}/`, story: restingStory }),
    look: (page, step) => lookAtStep(page, step, snapshots),
  });
  const [first, other, again] = looked.map(({ fetched }) => [...fetched].toSorted());
  expect(again).toEqual(first);
  expect(first).toContainEqual(expect.stringContaining('Button.stories'));
  expect(other).not.toContainEqual(expect.stringContaining('Button.stories'));
});
