import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { useStories } from './useStories.ts';

const { open } = useStories();

/** What can be seen of an element beside its words, in the reader's own colours. */
const looksOf = (element: Locator) =>
  element.evaluate((node) =>
    [null, '::before', '::after']
      .map((part) => {
        const style = getComputedStyle(node, part);
        const { backgroundColor, borderColor, boxShadow, color, outlineStyle, textDecorationLine } = style;
        return [
          backgroundColor,
          borderColor,
          boxShadow,
          color,
          outlineStyle,
          textDecorationLine,
          style.transform,
          style.inlineSize,
        ].join(' ');
      })
      .join('\n'),
  );

test.each([
  ['chips', 'actions-chip--choice', '[aria-pressed=true]', '[aria-pressed=false]'],
  ['tabs', 'actions-tabs--many', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['pagination', 'actions-pagination--in-the-middle', '[aria-current=page]', 'li button:not([aria-current])'],
  [
    'carousel',
    'content-carousel--three',
    '[aria-current=true]',
    'button[aria-current=false], [aria-current=true] ~ button',
  ],
  ['steps', 'feedback-steps--in-the-middle', '[aria-current=step]', 'li:last-child'],
])('%s: what is selected shows in the colours of the reader', async (_what, story, selected, other) => {
  const page = await open(story);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  expect(await looksOf(page.locator(selected).first())).not.toBe(await looksOf(page.locator(other).first()));
});

test.each([
  ['checkbox', 'forms-checkbox--on', 'forms-checkbox--off'],
  ['radio', 'forms-radio--on', 'forms-radio--off'],
  ['progress', 'feedback-progress--complete', 'feedback-progress--none'],
])('%s: on and off differ in the colours of the reader', async (_what, on, off) => {
  const pictures = [];
  for (const story of [on, off]) {
    const page = await open(story);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const control = page.locator('#storybook-root :is(input, progress)').first();
    const { x, y, width, height } = (await control.boundingBox())!;
    pictures.push(
      await page.screenshot({ clip: { x: x - 4, y: y - 4, width: width + 8, height: height + 8 } }),
    );
  }
  expect(pictures[0]!.equals(pictures[1]!)).toBe(false);
});
