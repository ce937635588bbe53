import { isBranch, type TreeNode } from './TreeNode.ts';

/** The first node in sight that is open although those below it are not there. */
export function missingNode(nodes: readonly TreeNode[], openIds: ReadonlySet<string>): TreeNode | undefined {
  for (const node of nodes) {
    if (!openIds.has(node.id) || !isBranch(node)) continue;
    const found = node.children ? missingNode(node.children, openIds) : node;
    if (found) return found;
  }
  return undefined;
}
