import type { TextProblem } from './findTextProblems.ts';

/** A line for each problem: what stands around every screen is told once. */
export const tellTexts = (problems: readonly TextProblem[]): string[] => {
  const titles = new Map<string, string[]>();
  for (const { title, brand, problem } of problems) {
    const what = `(${brand}): ${problem}`;
    titles.set(what, [...(titles.get(what) ?? []), title]);
  }
  return [...titles].map(([what, [first, ...others]]) =>
    others.length > 0 ? `${first} and ${others.length} more ${what}` : `${first} ${what}`,
  );
};
