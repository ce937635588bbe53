import { accept } from './accept.ts';
import type { lookKeys } from './lookKeys.ts';
import type { Looked } from './lookAtViews.ts';
import type { Pass } from './Pass.ts';
import type { Snapshots } from './SnapshotStore.ts';
import { nameOf, type View } from './View.ts';

type Options = {
  snapshots: Snapshots;
  /** All views that there are. */
  views: readonly View[];
  passes: (view: View) => readonly Pass[];
  keys: ReturnType<typeof lookKeys>;
};

/** Takes looks as they come and writes each at once: a run that ends early keeps what it has seen. */
export const openAcceptance = ({ snapshots, views, passes, keys }: Options) => {
  const known = new Set(views.map(nameOf));
  const failed = new Set<string>();
  let current = snapshots;
  let count = 0;
  let writing = Promise.resolve();

  const write = async ({ views: seen, drawn, problems, failures, fetched, environment }: Looked) => {
    const wrong = new Set([...problems, ...failures].map(({ view }) => view));
    const looks = new Map([...current.looks].filter(([name]) => known.has(name)));
    for (const view of seen) {
      const name = nameOf(view);
      const look = wrong.has(name)
        ? undefined
        : keys.lookOf(view, passes(view), fetched.get(name) ?? new Set());
      if (look) looks.set(name, look);
      else looks.delete(name);
    }
    for (const { view } of failures) failed.add(view);
    const taken = await accept({
      drawn,
      snapshots: current,
      environment: environment ?? current.environment,
      known,
      failed,
      looks,
    });
    current = taken.snapshots;
    count += taken.count;
  };

  return {
    take: (looked: Looked): void => {
      writing = writing.then(() => write(looked));
    },
    /** Resolves once all is written, with how many views have other pictures, are clean, and were left as they were. */
    end: async () => {
      await writing;
      return { count, clean: current.looks.size, failed };
    },
  };
};
