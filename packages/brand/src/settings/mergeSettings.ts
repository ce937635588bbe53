type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays what a file says over what stands: objects key by key, lists and single values whole. */
export const mergeSettings = (under: unknown, over: unknown): unknown => {
  if (over === undefined) return under;
  if (!isTree(under) || !isTree(over)) return over;
  const merged: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) merged[key] = mergeSettings(under[key], value);
  return merged;
};
