import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const widths = [1280, 390];
/** How deep elements stand in each other, about. */
const deepest = 24;
const schemes = ['light', 'dark'] as const;

// A scheme changes colours alone: everything else is looked at once.
const axeFor = (page: Page, scheme: (typeof schemes)[number]) => {
  // The legacy mode looks at this page alone, without a further one to gather the results of frames.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  return scheme === 'light' ? axe : axe.withRules(['color-contrast']);
};

/** Everything that axe finds wrong with what the page shows, in both schemes and at both widths, a line each. */
export const findViolations = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  const size = page.viewportSize();
  // What a browser leaves out until it is near keeps the colours of the scheme before.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const scheme of schemes) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset['scheme'] = chosen;
      }, scheme);
      // A change of colour takes a frame to begin, and then its time. What inherits it begins after that, level by level;
      // a page on which something always moves is not waited for longer than that takes.
      await page.evaluate(async (levels) => {
        for (let level = 0; level < levels; level += 1) {
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
          if (changes.length === 0) return;
          await Promise.allSettled(changes.map((one) => one.finished));
        }
      }, deepest);
      const { violations } = await axeFor(page, scheme).analyze();
      for (const { id, nodes } of violations) {
        for (const { target, failureSummary } of nodes) {
          const reason = failureSummary?.replaceAll(/\s+/g, ' ') ?? '';
          found.push(`${width} ${scheme}: ${id} at ${target.join(' ')}: ${reason}`);
        }
      }
    }
  }
  if (size) await page.setViewportSize(size);
  return found;
};
