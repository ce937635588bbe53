import type { Copy } from './openCopy.ts';
import type { Fault } from './Fault.ts';
import { plant } from './plant.ts';
import type { Build } from './Proof.ts';
import { runQuietly } from './runQuietly.ts';
import { judge, type Verdict } from './Verdict.ts';

const builds: Record<Build, readonly string[]> = {
  gallery: ['pnpm', '--filter', '@marquee/storybook', 'build'],
  sites: ['node', 'scripts/sites.ts'],
};

/** Plants all faults that share a build, builds once, and asks once for what each of them has to call forth. */
export const plantTogether = async (
  build: Build,
  faults: readonly Fault[],
  copy: Copy,
): Promise<Verdict[]> => {
  for (const fault of faults) plant(fault, copy.folder);
  const built = await runQuietly(builds[build], copy.folder);
  if (built.code !== 0) throw new Error(`The ${build} could not be built:\n${built.output.slice(-2000)}`);
  const [command = []] = faults.map(({ proof }) => proof.command);
  const asks = new Set(faults.flatMap(({ proof }) => proof.asks ?? []));
  const run = await runQuietly([...command, ...asks], copy.folder);
  copy.restore();
  const seconds = built.seconds + run.seconds;
  return faults.map((fault) => judge(fault, { ...run, seconds }, faults.length - 1));
};
