import type { Page } from 'playwright';
import { showView } from './showView.ts';
import type { View } from './View.ts';

/** A text that cannot be read whole, in a story under a brand. */
export type TextProblem = { title: string; brand: string; problem: string };

const phone = { width: 390, height: 2_400 };

/** Looks at every story on a phone for texts that are cut or lie on one another; the page speaks the pseudo-language. */
export const findTextProblems = async (
  page: Page,
  { brand, views }: { brand: string; views: readonly View[] },
): Promise<TextProblem[]> => {
  const found: TextProblem[] = [];
  for (const view of views.filter(({ width }) => width < 1_000)) {
    await showView(page, { ...view, ...phone });
    const problems = await page.evaluate(() => window.snapshotTools?.textProblems() ?? []);
    found.push(...problems.map((problem) => ({ title: view.title, brand, problem })));
  }
  return found;
};
