import { use } from 'react';
import { ErrorIcon } from '../icons/ErrorIcon.tsx';
import { ChevronEndIcon } from '../icons/ChevronEndIcon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { aside, chevron, group, label, notice, row } from './Tree.css.ts';
import { TreeContext } from './TreeContext.ts';
import { isBranch, type TreeNode } from './TreeNode.ts';

// The pattern asks for a list that is a group, for which HTML has no element.
const below = { role: 'group' };

interface TreeBranchProps {
  node: TreeNode;
  /** Counted from 1. */
  level: number;
}

/** A node and, while it is open, those below it: beside its row, whose name would else hold all of theirs. */
export function TreeBranch({ node, level }: TreeBranchProps) {
  const { labels, openIds, currentId, selectedId } = use(TreeContext);
  const canOpen = isBranch(node);
  const isOpen = canOpen && openIds.has(node.id);
  const { children } = node;
  return (
    <li role="none">
      <div
        role="treeitem"
        data-id={node.id}
        data-label={node.label}
        className={row}
        tabIndex={node.id === currentId ? 0 : -1}
        aria-level={level}
        aria-selected={node.id === selectedId}
        aria-expanded={canOpen ? isOpen : undefined}
        aria-busy={isOpen && !children && !node.hasFailed ? true : undefined}
      >
        {canOpen ? <ChevronEndIcon size="s" className={chevron} /> : <span className={chevron} />}
        {node.icon}
        <span className={label}>{node.label}</span>
        {node.aside && <span className={aside}>{node.aside}</span>}
      </div>
      {isOpen && children && (
        <ul {...below} className={group}>
          {children.map((child) => (
            <TreeBranch key={child.id} node={child} level={level + 1} />
          ))}
        </ul>
      )}
      {/* Read out by the tree's status beside it, for a tree may hold nothing but rows. */}
      {isOpen && !children && (
        <div className={notice}>
          {node.hasFailed ? <ErrorIcon size="s" /> : <Spinner size="s" />}
          {node.hasFailed ? labels.failed : labels.loading}
        </div>
      )}
    </li>
  );
}
