import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf, pageOf } from './planted/describeVerdicts.ts';
import { kinds } from './planted/kinds.ts';
import { openCopy } from './planted/openCopy.ts';
import { plantAlone } from './planted/plantAlone.ts';
import { plantTogether } from './planted/plantTogether.ts';
import type { Verdict } from './planted/Verdict.ts';
import { root } from './steps/root.ts';

// Plants every fault, or those whose name or kind holds a word that is given, in a copy of the last commit, and
// demands of each that what has to catch it does. Writes what came of them to docs/planted-faults.md.
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isAsked = (text: string) =>
  words.length === 0 || words.some((word) => text.toLowerCase().includes(word));
const chosen = kinds.flatMap(({ kind, faults }) => faults.filter(({ name }) => isAsked(`${kind}: ${name}`)));
if (chosen.length === 0) {
  console.error(`No fault's name holds ${words.join(' or ')}.`);
  process.exit(1);
}

const page = join(root, 'docs/planted-faults.md');
const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout;
const verdicts: Verdict[] = [];
const tell = (...found: readonly Verdict[]) => {
  for (const verdict of found) console.log(lineOf(verdict));
  verdicts.push(...found);
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  writeFileSync(page, pageOf({ kinds, verdicts, commit: commit.trim(), before }));
};

try {
  const copy = await openCopy();
  process.on('exit', copy.remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
  for (const fault of chosen.filter(({ proof }) => !proof.shared)) tell(await plantAlone(fault, copy));
  for (const shared of ['servers', 'gallery', 'sites'] as const) {
    const together = chosen.filter(({ proof }) => proof.shared === shared);
    if (together.length > 0) tell(...(await plantTogether(shared, together, copy)));
  }
  const missed = verdicts.filter((verdict) => verdict.missed);
  console.log(`\n${verdicts.length - missed.length} of ${verdicts.length} faults are caught.`);
  if (missed.length > 0) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
