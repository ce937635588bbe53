import { exampleTime } from '@marquee/contract/examples';
import type { Browser, BrowserContext, Page } from 'playwright';
import { untilDrawn } from '../served/untilDrawn.ts';
import { watchComplaints } from './complaints.ts';
import { watchRequests } from './requests.ts';

declare global {
  interface Window {
    /** Begins chance anew and forgets what is stored: what a story draws must not depend on those before it. */
    beginAnew?: () => void;
  }
}

/** Draws what is left out until it is near, and nothing that comes and goes by the machine. */
const bare = `*{content-visibility:visible!important}*,*::before,*::after{caret-color:transparent!important;scroll-behavior:auto!important}::-webkit-scrollbar{display:none!important}`;

/** Stops what moves, of which little does under reduced motion. */
const still = `*,*::before,*::after{animation:none!important;transition:none!important}`;

/** Chance is the same in every page, and can be begun anew. */
const sameChance = `{let seed=7;Math.random=()=>{seed=(seed*16807)%2147483647;return seed/2147483647};window.beginAnew=()=>{seed=7;localStorage.clear();sessionStorage.clear()}}`;

/** All of a page is looked at and none of it scrolled to, so everything is near: which of it is, would be chance. */
const allNear = `{const Real=IntersectionObserver;window.IntersectionObserver=class extends Real{constructor(look,options){super(look,{...options,rootMargin:'9999px'})}}}`;

/** What waits for an idle moment comes at once: on a busy machine that moment may never be. */
const alwaysIdle = `window.requestIdleCallback=work=>setTimeout(()=>work({didTimeout:false,timeRemaining:()=>50}));window.cancelIdleCallback=handle=>clearTimeout(handle)`;

/** The day stands still while timers run on: a fake clock would stop those as well. */
const sameTime = `{const now=${Date.parse(exampleTime)};const Real=Date;globalThis.Date=class extends Real{constructor(...parts){if(parts.length)super(...parts);else super(now)}static now(){return now}}}`;

type Options = { url: string; story: string; globals?: Readonly<Record<string, string>> };

/** A reader's browser in which two runs see the same: no motion, one time zone, one language. */
export const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Ho_Chi_Minh',
    locale: 'en-GB',
    deviceScaleFactor: 1,
  });

/** Opens a page of the stories in which two runs see the same: a fixed clock, no motion, no chance. */
export const openStoryPage = async (
  context: BrowserContext,
  { url, story, globals = {} }: Options,
): Promise<Page> => {
  const page = await context.newPage();
  watchRequests(page);
  watchComplaints(page);
  await page.addInitScript([sameChance, sameTime, allNear, alwaysIdle].join(';'));
  const chosen = Object.entries({ ...globals, 'a11y.manual': '!true' }).map(
    ([name, value]) => `${name}:${value}`,
  );
  await page.goto(`${url}iframe.html?id=${story}&viewMode=story&globals=${chosen.join(';')}`);
  await page.waitForFunction(() => window.snapshotTools !== undefined);
  await untilDrawn(page);
  await page.evaluate(
    ([always, unlessMoving]) => {
      document.head.append(document.createElement('style'), document.createElement('style'));
      const [first, second] = [...document.head.querySelectorAll('style')].slice(-2);
      first!.textContent = always!;
      second!.textContent = unlessMoving!;
      second!.id = 'still';
    },
    [bare, still],
  );
  return page;
};
