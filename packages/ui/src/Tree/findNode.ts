import type { TreeNode } from './TreeNode.ts';

/** The node of an id, anywhere below. */
export function findNode(nodes: readonly TreeNode[], id: string | undefined): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}
