import type { Problem } from './Problem.ts';

/** A line for each problem: what stands around every screen is told once. */
export const tellProblems = (problems: readonly Problem[]): string[] => {
  const titles = new Map<string, string[]>();
  for (const { title, where, problem } of problems) {
    const what = `(${where}): ${problem}`;
    titles.set(what, [...(titles.get(what) ?? []), title]);
  }
  return [...titles].map(([what, [first, ...others]]) =>
    others.length > 0 ? `${first} and ${others.length} more ${what}` : `${first} ${what}`,
  );
};
