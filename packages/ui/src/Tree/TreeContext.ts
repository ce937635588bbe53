import { createContext } from 'react';

/** The words of a `Tree`. */
export interface TreeLabels {
  loading: string;
  /** Says that those below could not be fetched, and that opening again tries again. */
  failed: string;
}

interface TreeState {
  labels: TreeLabels;
  openIds: ReadonlySet<string>;
  /** The one that Tab leads to. */
  currentId: string | undefined;
  selectedId: string | undefined;
}

/** What the branches of a tree share. */
export const TreeContext = createContext<TreeState>({
  labels: { loading: '', failed: '' },
  openIds: new Set(),
  currentId: undefined,
  selectedId: undefined,
});
