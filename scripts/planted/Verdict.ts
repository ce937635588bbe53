import type { Fault } from './Fault.ts';
import type { Run } from './runQuietly.ts';

/** What became of a fault: what was run with it, and why it counts as not caught. */
export type Verdict = {
  fault: Fault;
  seconds: number;
  /** How many others stood in the same build. */
  others: number;
  missed?: string;
};

const failures = /^\s*(✗|×|FAIL)|error/;

/** Whether a run failed, and with the words that the fault has to call forth, in one line. */
export const judge = (fault: Fault, { code, output, seconds }: Run, others: number): Verdict => {
  const verdict = { fault, seconds, others };
  if (code === 0) return { ...verdict, missed: 'nothing failed' };
  const lines = output.split('\n');
  if (lines.some((line) => fault.proof.says.every((part) => line.includes(part)))) return verdict;
  const seen = lines.filter((line) => failures.test(line)).slice(0, 12);
  const told = seen.length > 0 ? seen : lines.slice(-12);
  return { ...verdict, missed: `something else failed:\n  ${told.join('\n  ')}` };
};
