import type { Step } from './Step.ts';
import { nameOf } from './View.ts';

/** What is wrong with a view besides its picture, or why it could not be looked at. */
export type Problem = { view: string; title: string; where: string; problem: string };

/** A problem of a view as it was shown in a step. */
export const problemOf = ({ view, pass }: Step, problem: string): Problem => ({
  view: nameOf(view),
  title: `${view.title}${view.id.startsWith('screens-') && view.width > 1000 ? ' on a desktop' : ''}`,
  where: `${pass.brand}, ${pass.scheme}, ${pass.language}`,
  problem,
});
