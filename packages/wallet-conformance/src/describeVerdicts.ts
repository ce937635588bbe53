import type { Verdict } from './playRules.ts';

const marks = { kept: '✓', broken: '✗', 'not tried': '–' } as const;

/** The report: a line a rule, what was seen where one is broken, and how many are kept. */
export const describeVerdicts = (verdicts: readonly Verdict[]): string => {
  const width = Math.max(...verdicts.map(({ rule }) => rule.id.length));
  const lines = verdicts.flatMap(({ rule, outcome, reason }) => [
    `${marks[outcome]} ${rule.id.padEnd(width)}  ${rule.title}`,
    ...(reason ? [`  ${' '.repeat(width)}  ${outcome}: ${reason}`] : []),
  ]);
  const count = (wanted: Verdict['outcome']) => verdicts.filter(({ outcome }) => outcome === wanted).length;
  const sum = `${count('kept')} kept, ${count('broken')} broken, ${count('not tried')} not tried`;
  return [...lines, '', sum].join('\n');
};
