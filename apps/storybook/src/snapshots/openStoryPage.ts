import { exampleTime } from '@marquee/contract/examples';
import type { Browser, Page } from 'playwright';
import { untilDrawn } from '../test/untilDrawn.ts';
import { watchRequests } from './requests.ts';

declare global {
  interface Window {
    /** Begins chance anew, so that what a story draws does not depend on those before it. */
    restartChance?: () => void;
  }
}

/** Stops what moves, of which little does under reduced motion, and draws what is left out until it is near. */
const still = `*{content-visibility:visible!important}*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}::-webkit-scrollbar{display:none!important}`;

/** Chance is the same in every page, and can be begun anew. */
const sameChance = `{let seed=7;Math.random=()=>{seed=(seed*16807)%2147483647;return seed/2147483647};window.restartChance=()=>{seed=7}}`;

/** All of a page is looked at and none of it scrolled to, so everything is near: which of it is, would be chance. */
const allNear = `{const Real=IntersectionObserver;window.IntersectionObserver=class extends Real{constructor(look,options){super(look,{...options,rootMargin:'9999px'})}}}`;

/** What waits for an idle moment comes at once: on a busy machine that moment may never be. */
const alwaysIdle = `window.requestIdleCallback=work=>setTimeout(()=>work({didTimeout:false,timeRemaining:()=>50}));window.cancelIdleCallback=handle=>clearTimeout(handle)`;

/** The day stands still while timers run on: a fake clock would stop those as well. */
const sameTime = `{const now=${Date.parse(exampleTime)};const Real=Date;globalThis.Date=class extends Real{constructor(...parts){if(parts.length)super(...parts);else super(now)}static now(){return now}}}`;

type Options = { url: string; story: string; brand: string; language: string };

/**
 * Opens a page of the stories in which two runs see the same: a fixed clock and time zone, no motion, no chance,
 * nothing from the network but the stories themselves.
 */
export const openStoryPage = async (
  browser: Browser,
  { url, story, brand, language }: Options,
): Promise<Page> => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Ho_Chi_Minh',
    locale: 'en-GB',
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  watchRequests(page);
  await page.route(
    (address) => !address.href.startsWith(url) && address.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  await page.addInitScript([sameChance, sameTime, allNear, alwaysIdle].join(';'));
  const globals = `brand:${brand};language:${language};a11y.manual:!true`;
  await page.goto(`${url}iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(() => window.snapshotTools !== undefined);
  await untilDrawn(page);
  await page.addStyleTag({ content: still });
  await page.evaluate((shown) => (document.documentElement.dataset['shownStory'] = shown), story);
  return page;
};
