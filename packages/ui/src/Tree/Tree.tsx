import { useState } from 'react';
import { findNode } from './findNode.ts';
import { missingNode } from './missingNode.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { tree } from './Tree.css.ts';
import { TreeBranch } from './TreeBranch.tsx';
import { TreeContext, type TreeLabels } from './TreeContext.ts';
import { isBranch, type TreeNode } from './TreeNode.ts';
import { useTreeKeys } from './useTreeKeys.ts';

/** Props of `Tree`. */
export interface TreeProps {
  /** What stands under each other here, for screen readers. */
  label: string;
  labels: TreeLabels;
  nodes: readonly TreeNode[];
  /** Those that are open at first. */
  initiallyOpen?: readonly string[];
  /** A node was opened whose children are not there: fetch them and hand them in with `nodes`. */
  onMissing?: (id: string) => void;
  selectedId?: string;
  /** A row was pressed; without it a press opens and closes. */
  onSelect?: (id: string) => void;
}

/** What stands under each other, as members under their upline, fetched as it is opened. */
export function Tree({ label, labels, nodes, initiallyOpen, onMissing, selectedId, onSelect }: TreeProps) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(() => new Set(initiallyOpen));
  const [focusedId, setFocusedId] = useState<string>();
  const currentId = findNode(nodes, focusedId ?? selectedId)?.id ?? nodes[0]?.id;

  const setOpen = (id: string, isOpen: boolean) => {
    const node = findNode(nodes, id);
    if (!node || !isBranch(node)) return;
    setOpenIds((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
    if (isOpen && !node.children) onMissing?.(id);
  };
  const press = (id: string) => {
    setFocusedId(id);
    setOpen(id, !openIds.has(id));
    onSelect?.(id);
  };
  const choose = (id: string) => (onSelect ? onSelect(id) : setOpen(id, !openIds.has(id)));
  const missing = missingNode(nodes, openIds);
  const keys = useTreeKeys({ setCurrent: setFocusedId, setOpen, choose, press });

  return (
    <>
      <TreeContext value={{ labels, openIds, currentId, selectedId }}>
        <ul role="tree" aria-label={label} className={tree} {...keys}>
          {nodes.map((node) => (
            <TreeBranch key={node.id} node={node} level={1} />
          ))}
        </ul>
      </TreeContext>
      <VisuallyHidden as="output">
        {missing && (missing.hasFailed ? labels.failed : labels.loading)}
      </VisuallyHidden>
    </>
  );
}
