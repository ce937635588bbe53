import type { Page } from 'playwright';
import { showView } from './showView.ts';
import type { View } from './View.ts';

/** A text that cannot be read whole, in a story under a brand. */
export type TextProblem = { title: string; brand: string; problem: string };

const phone = { width: 390, height: 2_400 };
const desktop = { width: 1_280, height: 2_400 };

/** The views whose texts are looked at: a story once, at each width that it is made for. */
export const textViewsOf = (views: readonly View[], isScreen: (id: string) => boolean): View[] =>
  [...new Map(views.map((view) => [view.id, view])).values()].flatMap((view) => [
    { ...view, ...phone },
    ...(isScreen(view.id) ? [{ ...view, ...desktop }] : []),
  ]);

/** Looks at a story for texts that are cut or lie on one another; the page speaks the pseudo-language. */
export const findTextProblems = async (page: Page, brand: string, view: View): Promise<TextProblem[]> => {
  await showView(page, view);
  const problems = await page.evaluate(() => window.snapshotTools?.textProblems() ?? []);
  const place = view.width > 1_000 ? ' on a desktop' : '';
  return problems.map((problem) => ({ title: `${view.title}${place}`, brand, problem }));
};
