// Looks at every view that is not as it was accepted: `look.ts [--accept] [--all] [part of a view's name …]`.
import { createReader, testVariables } from '@marquee/variables';
import { join, relative } from 'node:path';
import { loadBrands } from '@marquee/brand/load';
import { readBuiltFiles } from './builtFiles.ts';
import { findDifferences } from './findDifferences.ts';
import { lookAtViews } from './lookAtViews.ts';
import { lookingTool } from './lookingTool.ts';
import { lookKeys } from './lookKeys.ts';
import { openAcceptance } from './openAcceptance.ts';
import { passesOf } from './Pass.ts';
import type { Problem } from './Problem.ts';
import { readSnapshots } from './SnapshotStore.ts';
import { tellProblems } from './tellProblems.ts';
import { nameOf, type View } from './View.ts';
import { viewsOf } from './viewsOf.ts';
import { writeReport } from './writeReport.ts';

const words = process.argv.slice(2);
const isAccepting = words.includes('--accept');
const parts = words.filter((word) => !word.startsWith('-'));
const isAll = words.includes('--all') || createReader(testVariables).isOn('LOOK_ALL') || parts.length > 0;
const isAsked = (name: string) => parts.length === 0 || parts.some((part) => name.includes(part));

const brands = (await loadBrands(join(import.meta.dirname, '../../../../brands'))).map(({ brand }) => brand);
const views = viewsOf(brands);
const asked = views.filter((view) => isAsked(nameOf(view)));
if (asked.length === 0) throw new Error(`No view's name holds ${parts.join(' or ')}.`);

const snapshots = readSnapshots();
const keys = lookKeys({ built: readBuiltFiles(), tool: lookingTool() });
const passes = (view: View) => passesOf(view, brands);
const changed = asked.filter(
  (view) => isAll || !keys.isUnchanged(view, passes(view), snapshots.looks.get(nameOf(view))),
);

const acceptance = isAccepting ? openAcceptance({ snapshots, views, passes, keys }) : undefined;
const looked = await lookAtViews({
  views: changed,
  passes,
  snapshots,
  isQuiet: isAccepting,
  onPart: (part) => {
    // Pictures of two machines do not mix: those of another one are taken all at once, below.
    if (part.environment === snapshots.environment) acceptance?.take(part);
  },
});
const { drawn, problems, failures, environment } = looked;
const isExact = environment === undefined || environment === snapshots.environment;
const differences = isAccepting ? [] : await findDifferences(drawn, snapshots, isExact);
const known = new Set(views.map(nameOf));
const gone = isAccepting
  ? []
  : Object.keys(snapshots.views).filter((name) => isAsked(name) && !known.has(name));

if (acceptance) {
  if (!isExact && changed.length < asked.length)
    throw new Error(
      'This machine draws otherwise than the one that accepted: take all of it with --all --accept.',
    );
  if (!isExact || changed.length === 0) acceptance.take(looked);
  const { count, clean, failed } = await acceptance.end();
  console.log(`${count} views have other pictures now; ${clean} of ${views.length} are clean.`);
  for (const name of failed) console.error(`✗ ${name} stays as it was: it could not be looked at`);
}

const spared = asked.length - changed.length;
const sparing =
  spared > 0 ? `, ${spared} unchanged since they were accepted (not drawn; --all draws them)` : '';
console.log(`${changed.length} views looked at${sparing}.`);

const count = differences.length + problems.length + failures.length + gone.length;
if (count > 0) {
  process.exitCode = 1;
  const report = await writeReport({ differences, gone, problems, failures });
  for (const line of tellProblems([...failures, ...problems])) console.error(`✗ ${line}`);
  for (const { drawn: each } of differences)
    console.error(`✗ ${each.title} (${each.variant}) is not as it was accepted`);
  for (const name of gone) console.error(`✗ ${name} is gone`);
  const named = ({ view }: Pick<Problem, 'view'>) => view;
  const failing = new Set([...problems, ...failures, ...differences.map((each) => each.drawn)].map(named));
  const few = [...failing].slice(0, 5).join(' ');
  console.error(`\nPictures and all problems: ${relative(process.cwd(), report)}`);
  if (few) console.error(`Alone: npm run snapshots -- ${few}`);
  if (differences.length > 0 || gone.length > 0)
    console.error(`To take ${few ? 'them as they are' : 'that'}: npm run snapshots -- --accept`);
}
