/** Deeper than any schema of the table goes: what lies below is refused by the schema, and need not be walked. */
const deepest = 16;

/**
 * Path of the first string that PostgreSQL cannot keep (a NUL character or half of a surrogate pair), or of a
 * key that is one, with a mark in its place; undefined when there is none.
 */
export const unkeepable = (value: unknown, path: readonly string[] = []): string | undefined => {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? path.join('.') : undefined;
  }
  if (typeof value !== 'object' || value === null || path.length >= deepest) return undefined;
  for (const [key, part] of Object.entries(value)) {
    if (key.includes('\0') || !key.isWellFormed())
      return [...path, key.toWellFormed().replaceAll('\0', '\uFFFD')].join('.');
    const found = unkeepable(part, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
};
