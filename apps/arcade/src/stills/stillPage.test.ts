import { expect, test, vi } from 'vitest';
import { stillList, type StillId } from './stillList.ts';

vi.mock('../pages/builtFiles.ts', () => ({
  builtFiles: (entry: string) => ({ script: `assets/${entry}.js`, styles: [], preloads: [] }),
}));
const { stillPage } = await import('./stillPage.ts');

test.each(Object.keys(stillList) as StillId[])(
  '“%s” is the same page each time, in each language',
  { timeout: 60_000 },
  (id) => {
    for (const language of ['en', 'vi'] as const) {
      const page = stillPage(id, language);
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toBe(stillPage(id, language));
    }
    expect(stillPage(id, 'vi')).not.toBe(stillPage(id, 'en'));
  },
);
