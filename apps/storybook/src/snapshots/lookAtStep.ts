import type { Page } from 'playwright';
import { takeComplaints } from './complaints.ts';
import { type Drawn, drawView } from './drawView.ts';
import { foreignLetters } from './foreignLetters.ts';
import { type Problem, problemOf } from './Problem.ts';
import { referenceBrands } from './referenceBrands.ts';
import { runAxe } from './runAxe.ts';
import { showResized, showView } from './showView.ts';
import type { Snapshots } from './SnapshotStore.ts';
import type { Step } from './Step.ts';

/** Where brands stand beside each other. */
const shownBrands = referenceBrands.map(({ id }) => id).join(' ');

/** What was seen of a view in one of the ways in which it is shown. */
export type Seen = { drawn?: Drawn; problems: Problem[] };

/**
 * Looks at a view once: what moves, its picture, texts that are cut, overlap or stand in a font of the machine, a page
 * wider than its window, axe, and the console.
 */
export const lookAtStep = async (page: Page, step: Step, snapshots: Snapshots): Promise<Seen> => {
  const { view, pass } = step;
  const { width, height, brand, language, scheme } = pass;
  const shown = { id: view.id, width, height, globals: { brand, language, scheme, shownBrands } };
  takeComplaints(page);
  const drawn = pass.isPictured
    ? await drawView(page, { step, snapshots, show: () => showView(page, shown) })
    : undefined;
  const moving = drawn ? [] : await showResized(page, shown);
  const found = [
    ...moving,
    ...(await page.evaluate(() => window.snapshotTools?.roomProblems() ?? [])),
    ...(await foreignLetters(page)),
    ...(await runAxe(page, pass.axe)),
    ...takeComplaints(page),
  ];
  return { problems: found.map((problem) => problemOf(step, problem)), ...(drawn && { drawn }) };
};
