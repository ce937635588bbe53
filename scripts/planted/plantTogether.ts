import type { Fault } from './Fault.ts';
import type { Copy } from './openCopy.ts';
import { plant } from './plant.ts';
import type { Shared } from './Proof.ts';
import { runQuietly } from './runQuietly.ts';
import { judge, type Verdict } from './Verdict.ts';

const builds: Partial<Record<Shared, readonly string[]>> = {
  gallery: ['pnpm', '--filter', '@marquee/storybook', 'build'],
  sites: ['node', 'scripts/sites.ts'],
};

const commandOf = ({ proof }: Fault) => proof.command.join(' ');

/** Asks once for what all faults of one command have to call forth. */
const askFor = async (faults: readonly Fault[], copy: Copy, others: number): Promise<Verdict[]> => {
  const [command = []] = faults.map(({ proof }) => proof.command);
  const asks = new Set(faults.flatMap(({ proof }) => proof.asks ?? []));
  const run = await runQuietly([...command, ...asks], copy.folder);
  return faults.map((fault) => judge(fault, run, others));
};

/** Plants all faults that share what takes long, builds once where that is needed, and runs each command once with all that it is asked for. */
export const plantTogether = async (
  shared: Shared,
  faults: readonly Fault[],
  copy: Copy,
): Promise<Verdict[]> => {
  const verdicts: Verdict[] = [];
  const planted = faults.filter((fault) => {
    const missed = plant(fault, copy.folder);
    if (missed) verdicts.push({ fault, seconds: 0, others: 0, missed });
    return !missed;
  });
  const build = builds[shared];
  const built = build && (await runQuietly(build, copy.folder));
  if (built && built.code !== 0)
    throw new Error(`The ${shared} could not be built:\n${built.output.slice(-2000)}`);
  for (const command of new Set(planted.map(commandOf))) {
    const asked = planted.filter((fault) => commandOf(fault) === command);
    verdicts.push(...(await askFor(asked, copy, planted.length - 1)));
  }
  copy.restore();
  return verdicts;
};
