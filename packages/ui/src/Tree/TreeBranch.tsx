import { use, useId } from 'react';
import { ErrorIcon } from '../icons/ErrorIcon.tsx';
import { ChevronEndIcon } from '../icons/ChevronEndIcon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { aside, chevron, group, item, label, notice, row } from './Tree.css.ts';
import { TreeContext } from './TreeContext.ts';
import { isBranch, type TreeNode } from './TreeNode.ts';

// The pattern asks for a list that is a group, for which HTML has no element.
const below = { role: 'group' };

/** A node and, while it is open, those below it. */
export function TreeBranch({ node }: { node: TreeNode }) {
  const { labels, openIds, currentId, selectedId, press } = use(TreeContext);
  const id = useId();
  const canOpen = isBranch(node);
  const isOpen = canOpen && openIds.has(node.id);
  const { children } = node;
  return (
    <li
      role="treeitem"
      data-id={node.id}
      data-label={node.label}
      className={item}
      tabIndex={node.id === currentId ? 0 : -1}
      aria-labelledby={id}
      aria-selected={node.id === selectedId}
      aria-expanded={canOpen ? isOpen : undefined}
      aria-busy={isOpen && !children && !node.hasFailed ? true : undefined}
    >
      {/* The keys of the row are those of the tree, which holds the focus. */}
      <div id={id} className={row} role="presentation" onClick={() => press(node.id)}>
        {canOpen ? <ChevronEndIcon size="s" className={chevron} /> : <span className={chevron} />}
        {node.icon}
        <span className={label}>{node.label}</span>
        {node.aside && <span className={aside}>{node.aside}</span>}
      </div>
      {isOpen && children && (
        <ul {...below} className={group}>
          {children.map((child) => (
            <TreeBranch key={child.id} node={child} />
          ))}
        </ul>
      )}
      {isOpen && !children && (
        <output className={notice}>
          {node.hasFailed ? <ErrorIcon size="s" /> : <Spinner size="s" />}
          {node.hasFailed ? labels.failed : labels.loading}
        </output>
      )}
    </li>
  );
}
