import type { Page } from 'playwright';
import { foreignLetters } from './foreignLetters.ts';
import { showView, untilSettled } from './showView.ts';
import type { View } from './View.ts';

/** A text that cannot be read whole, or is not drawn with the brand's fonts, in a story under a brand. */
export type TextProblem = { title: string; brand: string; problem: string };

const phone = { width: 390, height: 2_400 };
const desktop = { width: 1_280, height: 2_400 };

const problemsIn = async (page: Page) => {
  const problems = await page.evaluate(() => window.snapshotTools?.textProblems() ?? []);
  return [...problems, ...(await foreignLetters(page))].map((problem) => `in the pseudo-language ${problem}`);
};

/**
 * Looks at a story for texts that are cut, lie on one another or are drawn with a font of the machine, on a phone and,
 * where it is a whole screen, on a desktop; the page speaks the pseudo-language.
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
