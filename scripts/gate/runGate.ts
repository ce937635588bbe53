import { hashesOf } from './hashesOf.ts';
import { keepPassed, passedAt } from './PassedTasks.ts';
import { type Ended, runStep } from './runStep.ts';
import type { Step } from './Step.ts';

type Hashes = ReadonlyMap<string, string>;

type Result = {
  step: Step;
  seconds: number;
  left: readonly string[];
  asked: readonly string[];
  ended?: Ended;
};

const since = (at: string) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** What turbo's plan has of a step: `test` is every package's. */
const tasksOf = ({ tasks }: Step, hashes: Hashes) =>
  [...hashes.keys()].filter((task) => tasks.includes(task) || tasks.includes(task.split('#')[1] ?? ''));

const line = ({ step, seconds, left, asked, ended }: Result) => {
  const mark = ended === undefined ? '–' : ended.code === 0 ? '✓' : '✗';
  const took = `${mark} ${step.name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s of ${String(step.budget).padStart(3)}`;
  const isLate = seconds > step.budget ? '  over its budget' : '';
  if (asked.length === 0) return `${took}  left out: nothing that it depends on has changed since it passed`;
  if (left.length === 0) return `${took}${isLate}`;
  return `${took}${isLate}  ${left.length} of ${left.length + asked.length} packages left out: unchanged since they passed`;
};

const runOne = async (step: Step, hashes: Hashes, isAll: boolean): Promise<Result> => {
  const all = tasksOf(step, hashes);
  const left = isAll || step.isKeptByTurbo ? [] : all.filter((task) => passedAt(task, hashes.get(task)));
  const asked = all.filter((task) => !left.includes(task));
  if (asked.length === 0) {
    const at = passedAt(all[0]!, hashes.get(all[0]!))!;
    console.log(`Left out: nothing that it depends on has changed since it passed (${since(at)}).`);
    return { step, seconds: 0, left, asked };
  }
  if (left.length > 0) console.log(`Left out, unchanged since they passed: ${left.join(', ')}.`);
  const started = performance.now();
  const ended = await runStep(step.name, step.command({ tasks: asked, isWhole: left.length === 0, isAll }));
  if (ended.code === 0) keepPassed(asked, hashes);
  return { step, seconds: (performance.now() - started) / 1000, left, asked, ended };
};

const tell = (results: readonly Result[]) => {
  const failed = results.filter(({ ended }) => ended && ended.code !== 0);
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0);
  console.log('\n── summary ──');
  for (const result of results) console.log(line(result));
  console.log(`${Math.round(seconds)} s in all`);
  for (const { step, ended } of failed) {
    console.log(`\n✗ ${step.name}: its last lines (all of them: ${ended?.log})`);
    for (const text of ended?.last ?? []) console.log(`  ${text}`);
    console.log(`  It alone again: npm test -- '${step.name}'`);
  }
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
};

/**
 * Runs steps one after the other, a failed one not stopping the rest, and leaves out what has passed as it is now in
 * this folder before. Prints what each took beside its budget, what was left out and why, and for a failed one how to
 * repeat it. Returns the exit code.
 */
export const runGate = async (steps: readonly Step[], isAll: boolean): Promise<number> => {
  const hashes = hashesOf(steps.flatMap(({ tasks }) => tasks));
  const results: Result[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name} ──`);
    results.push(await runOne(step, hashes, isAll));
  }
  return tell(results);
};
