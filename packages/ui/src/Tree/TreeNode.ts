import type { ReactNode } from 'react';

/** A node of a `Tree`. */
export interface TreeNode {
  id: string;
  /** Its name, which first letters find. */
  label: string;
  /** Stands before the name, for instance an avatar. */
  icon?: ReactNode;
  /** Stands at the end of the row: figures, a badge. No button or link, for the row itself is what is pressed. */
  aside?: ReactNode;
  /** Those below it; undefined while they were not fetched yet. */
  children?: readonly TreeNode[];
  /** Whether there is anyone below, where `children` does not say it yet. */
  hasChildren?: boolean;
  /** Fetching those below failed: opening it again tries again. */
  hasFailed?: boolean;
}

/** Whether a node can be opened. */
export const isBranch = ({ children, hasChildren }: TreeNode) =>
  children === undefined ? hasChildren === true : children.length > 0;
