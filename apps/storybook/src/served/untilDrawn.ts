import type { Frame, Page } from 'playwright';

/**
 * Resolves once the first story of a page, or of a frame in it, is drawn, played and looked at by axe. Keys that come earlier may meet a
 * page that is still being made, and a change of story that comes earlier makes Storybook load the page anew.
 */
export const untilDrawn = async (page: Page | Frame): Promise<void> => {
  await page.waitForFunction(() => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as
      | { currentRender?: { phase?: string } }
      | undefined;
    return preview?.currentRender?.phase === 'finished';
  });
};
