import { type Pass } from './Pass.ts';
import { nameOf, type View } from './View.ts';

/** A view in one of the ways in which it is shown. */
export type Step = { view: View; pass: Pass };

/** Views whose stories stand in one file, in the order in which one page shows them. */
export type Group = { name: string; steps: readonly Step[] };

const groupOf = ({ id, brand = '' }: View) => `${id.replace(/--.*/, '')} ${brand}`;
const dressOf = ({ brand, language, scheme }: Pass) => `${brand} ${language} ${scheme}`;
const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/**
 * The steps of views, a group for each file of stories, the longest first. A page changes its brand, language and scheme
 * as seldom as it can, and its width rather than its story.
 */
export const groupsOf = (views: readonly View[], passesOf: (view: View) => readonly Pass[]): Group[] => {
  const groups = new Map<string, Step[]>();
  for (const view of views) {
    const steps = groups.get(groupOf(view)) ?? [];
    groups.set(groupOf(view), [...steps, ...passesOf(view).map((pass) => ({ view, pass }))]);
  }
  return [...groups]
    .map(([name, steps]) => ({
      name,
      steps: steps.toSorted(
        (one, other) =>
          byText(dressOf(one.pass), dressOf(other.pass)) || byText(nameOf(one.view), nameOf(other.view)),
      ),
    }))
    .toSorted((one, other) => other.steps.length - one.steps.length);
};
