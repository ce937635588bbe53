import type { Change, Field, FieldValue } from '../Bench.ts';

/** The changes that stand, those before them, and those that were undone. */
export type History = {
  past: readonly (readonly Change[])[];
  changes: readonly Change[];
  future: readonly (readonly Change[])[];
  /** Field and moment of the last change: a slider's many are one step. */
  last?: { key: string; at: number };
};

/** What happens to the changes. */
export type Step =
  | { kind: 'set'; field: Field; value: FieldValue; base: FieldValue | undefined; at: number }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'clear' };

/** Milliseconds within which changes of one field are one step back. */
const pause = 700;

export const noHistory: History = { past: [], changes: [], future: [] };

/** The name of a field, by its file and key. */
export const keyOf = ({ file, path }: Pick<Field, 'file' | 'path'>) => `${file}.${path.join('.')}`;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The history after a step. A value that is put back to what the file says is no change. */
export const afterStep = (history: History, step: Step): History => {
  const { past, changes, future, last } = history;
  if (step.kind === 'clear') return noHistory;
  if (step.kind === 'undo') {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), changes: before, future: [changes, ...future] } : history;
  }
  if (step.kind === 'redo') {
    const [after, ...rest] = future;
    return after ? { past: [...past, changes], changes: after, future: rest } : history;
  }
  const key = keyOf(step.field);
  const others = changes.filter((change) => keyOf(change) !== key);
  const { file, path } = step.field;
  const next = isSame(step.value, step.base) ? others : [...others, { file, path, value: step.value }];
  const isGoingOn = last?.key === key && step.at - last.at < pause;
  return {
    past: isGoingOn ? past : [...past, changes],
    changes: next,
    future: [],
    last: { key, at: step.at },
  };
};
