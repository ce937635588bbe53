/** Names that count what a list holds. */
const counts = new Set(['total', 'count', 'unread']);

/**
 * An answer of a site on which nothing has happened yet: its lists are empty and count nothing. Lists of settings
 * are not meant; whoever shows an empty screen empties the answers that it is made from.
 */
export const emptyValue = <Value>(value: Value): Value => {
  const emptied = (part: unknown, name: string): unknown => {
    if (Array.isArray(part)) return [];
    if (counts.has(name) && typeof part === 'number') return 0;
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, emptied(inner, key)]));
  };
  return emptied(value, '') as Value;
};
