type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The leaves of a tree by their paths, dots between parts. Lists are leaves. */
export const flatten = (tree: object, prefix = ''): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      isTree(value) ? flatten(value, `${prefix}${key}.`) : { [`${prefix}${key}`]: value },
    ),
  ) as Record<string, unknown>;

/** The tree whose leaves these are. */
export const unflatten = (leaves: Readonly<Record<string, unknown>>): Tree => {
  const tree: Tree = {};
  for (const [path, value] of Object.entries(leaves)) {
    const parts = path.split('.');
    const last = parts.pop() ?? '';
    let branch = tree;
    for (const part of parts) {
      const next = branch[part];
      if (isTree(next)) branch = next;
      else branch = branch[part] = {} as Tree;
    }
    branch[last] = value;
  }
  return tree;
};
