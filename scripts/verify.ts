import { runGate } from './gate/runGate.ts';
import { steps } from './gate/steps.ts';

// `npm test` is the single gate; `npm test -- lint units` runs two of its steps, `npm test -- --all` repeats what has
// passed before and draws what has not changed.
const asked = process.argv.slice(2);
const isAll = asked.includes('--all');
const names = asked.filter((name) => name !== '--all');
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = names.length > 0 ? steps.filter(({ name }) => names.includes(name)) : steps;
process.exitCode = await runGate(chosen, isAll);
