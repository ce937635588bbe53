import type { Page } from 'playwright';
import { showView, untilSettled } from './showView.ts';
import type { View } from './View.ts';

/** A text that cannot be read whole, in a story under a brand. */
export type TextProblem = { title: string; brand: string; problem: string };

const phone = { width: 390, height: 2_400 };
const desktop = { width: 1_280, height: 2_400 };

const problemsIn = (page: Page) => page.evaluate(() => window.snapshotTools?.textProblems() ?? []);

/**
 * Looks at a story for texts that are cut or lie on one another, on a phone and, where it is a whole screen, on a
 * desktop; the page speaks the pseudo-language.
 */
export const findTextProblems = async (
  page: Page,
  { brand, view, isScreen }: { brand: string; view: View; isScreen: boolean },
): Promise<TextProblem[]> => {
  await showView(page, { ...view, ...phone });
  const onPhone = await problemsIn(page);
  const found = onPhone.map((problem) => ({ title: view.title, brand, problem }));
  if (!isScreen) return found;
  await page.setViewportSize(desktop);
  await untilSettled(page);
  const onDesktop = await problemsIn(page);
  return [...found, ...onDesktop.map((problem) => ({ title: `${view.title} on a desktop`, brand, problem }))];
};
