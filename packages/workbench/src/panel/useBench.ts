import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Bench, Change, Field, FieldValue } from '../Bench.ts';
import { PAGE_CHANGE } from '../PageChange.ts';
import { readBench } from './askServer.ts';
import { type Draft, draftOf, valueOf } from './draftOf.ts';
import { afterStep, keyOf, noHistory, type Step } from './history.ts';
import { keep, readKept } from './keptState.ts';
import { showDraft } from './showDraft.ts';

/** Milliseconds without a further change after which the page is drawn. */
const pause = 80;

/** What the panel edits and how it stands. */
export type Workbench = {
  bench: Bench;
  draft: Draft;
  changes: readonly Change[];
  value: (field: Field) => FieldValue | undefined;
  set: (field: Field, value: FieldValue) => void;
  isChanged: (field: Field) => boolean;
  step: (step: Step) => void;
  canUndo: boolean;
  canRedo: boolean;
  /** The changes have been written: they go once the server has read the files. */
  onWritten: () => void;
};

const isOf = (change: Change) => (field: Field) => keyOf(change) === keyOf(field);

/** Shows a draft in the page while it changes. */
const useShown = (bench: Bench | undefined, draft: Draft | undefined) => {
  const shown = useRef<{ bench: Bench; draft: Draft }>(undefined);
  useEffect(() => {
    if (!bench || !draft) return undefined;
    const timer = setTimeout(() => {
      // After an edit of the files the page shows what they say.
      const before = shown.current?.bench === bench ? shown.current.draft : bench.values;
      showDraft(before, draft, bench);
      shown.current = { bench, draft };
    }, pause);
    return () => clearTimeout(timer);
  }, [bench, draft]);
};

/** Reads what there is to change, keeps the changes, and shows them in the page while they are made. */
export const useBench = (): { workbench?: Workbench; error?: string } => {
  const [bench, setBench] = useState<Bench>();
  const [error, setError] = useState<string>();
  const [history, step] = useReducer(afterStep, { ...noHistory, changes: readKept().changes ?? [] });
  const isWritten = useRef(false);
  useEffect(() => {
    const read = async () => {
      try {
        const next = await readBench();
        if (isWritten.current) step({ kind: 'clear' });
        isWritten.current = false;
        setBench(next);
      } catch (problem) {
        setError((problem as Error).message);
      }
    };
    void read();
    import.meta.hot?.on(PAGE_CHANGE, read);
    return () => import.meta.hot?.off(PAGE_CHANGE, read);
  }, []);
  const changes = useMemo(
    () =>
      history.changes.filter((change) => {
        const field = bench?.fields.find(isOf(change));
        return bench && field && JSON.stringify(valueOf(bench, field)) !== JSON.stringify(change.value);
      }),
    [bench, history.changes],
  );
  const draft = useMemo(() => bench && draftOf(bench, changes), [bench, changes]);
  useShown(bench, draft);
  useEffect(() => keep({ changes: history.changes }), [history.changes]);
  const set = useCallback(
    (field: Field, value: FieldValue) => {
      if (bench) step({ kind: 'set', field, value, base: valueOf(bench, field), at: Date.now() });
    },
    [bench],
  );
  if (!bench || !draft) return { error };
  const workbench: Workbench = {
    bench,
    draft,
    changes,
    value: (field) => valueOf({ ...bench, values: draft }, field),
    set,
    isChanged: (field) => changes.some((change) => keyOf(change) === keyOf(field)),
    step,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    onWritten: () => (isWritten.current = true),
  };
  return { workbench, error };
};
