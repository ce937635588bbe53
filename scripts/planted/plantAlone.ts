import type { Fault } from './Fault.ts';
import type { Copy } from './openCopy.ts';
import { plant } from './plant.ts';
import { runQuietly } from './runQuietly.ts';
import { judge, type Verdict } from './Verdict.ts';

/** Plants one fault, runs what has to catch it, and takes it out again. */
export const plantAlone = async (fault: Fault, copy: Copy): Promise<Verdict> => {
  const missed = plant(fault, copy.folder);
  if (missed) return { fault, seconds: 0, others: 0, missed };
  const run = await runQuietly(fault.proof.command, copy.folder);
  copy.restore();
  return judge(fault, run, 0);
};
