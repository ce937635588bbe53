import type axe from 'axe-core';
import type { Page } from 'playwright';
import { axePath } from '../served/serveStories.ts';
import type { Pass } from './Pass.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Storybook's own elements, and stories in frames, which are looked at where they are views themselves. */
const apart = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root', 'object'];

const optionsOf = (asked: Pass['axe']): axe.RunOptions => ({
  resultTypes: ['violations'],
  // A component alone stands in no landmark.
  ...(asked === 'contrast' ? { runOnly: ['color-contrast'] } : { rules: { region: { enabled: false } } }),
  // Styles of other origins, of which there are none.
  preload: false,
});

/** What axe finds on a page, a line for each place. */
export const runAxe = async (page: Page, asked: Pass['axe']): Promise<string[]> => {
  if (asked === 'none') return [];
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.addScriptTag({ url: axePath });
  return page.evaluate(
    async ([exclude, options]) => {
      // Over a picture axe leaves contrast to people: under a brand with a glow nothing on the canvas would be judged.
      const { style } = document.body;
      style.backgroundImage = 'none';
      const found = exclude.filter((selector) => document.querySelector(selector));
      const { violations } = await window.axe!.run({ include: ['body'], exclude: found }, options);
      style.backgroundImage = '';
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = '' }) =>
            `axe ${id} at ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`,
        ),
      );
    },
    [apart, optionsOf(asked)] as const,
  );
};
