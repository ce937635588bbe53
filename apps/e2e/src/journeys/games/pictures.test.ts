import { describe, expect, test } from 'vitest';
import { hosts } from '../../harness/hosts.ts';
import { useGamePages } from './useGamePages.ts';

const { visit, tiles } = useGamePages();
const { northbay } = hosts;

describe('pictures', () => {
  // Before it is near an invisible pixel stands in its place.
  const isSeen = (element: Element) => {
    const picture = element.querySelector('img');
    const isOwn = picture?.currentSrc.startsWith('http') === true;
    return isOwn && picture.complete && picture.naturalWidth > 0;
  };

  test('are fetched as they come near', async () => {
    const asked: string[] = [];
    const { page } = await visit(northbay, '/games?pages=2', {
      isPhone: true,
      before: async (fresh) => fresh.on('request', (request) => void asked.push(request.url())),
    });
    const last = tiles(page).nth(71);
    await last.waitFor();
    await page.waitForLoadState('networkidle');
    const pictures = asked.filter((url) => /\/game\/.*\.webp/.test(url)).length;
    expect(pictures).toBeGreaterThan(0);
    expect(pictures).toBeLessThan(24);
    expect(await last.evaluate(isSeen)).toBe(false);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.evaluate(isSeen)).toBe(true);
  });

  test.each([
    [2, true, 3],
    [9, false, 4],
  ])('are asked for three times more when they fail: %i failures', async (failures, isThere, calls) => {
    let asked = 0;
    const { page } = await visit(northbay, '/games', {
      before: (fresh) =>
        fresh.route('**/dragon-well*.webp', (route) => {
          asked += 1;
          return asked > failures ? route.fallback() : route.fulfill({ status: 404 });
        }),
    });
    const tile = tiles(page).filter({ hasText: 'Dragon Well' });
    await tile.waitFor();
    await expect.poll(() => asked, { timeout: 5000 }).toBe(calls);
    await expect.poll(() => tile.evaluate(isSeen)).toBe(isThere);
    // A drawn picture stands for the one that never came.
    expect(await tile.locator('svg').count()).toBe(isThere ? 0 : 1);
  });
});
