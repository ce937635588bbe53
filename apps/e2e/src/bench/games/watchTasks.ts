import type { Page } from 'playwright';

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** Lets a page note its tasks of more than 50 ms, those before its load included. */
export const watchTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(Math.round(duration));
    }).observe({ type: 'longtask', buffered: true });
  });

/** The tasks since the last time, in milliseconds. */
export const takeTasks = (page: Page): Promise<number[]> => page.evaluate(() => window.longTasks.splice(0));
