/** Names that count what a list holds, and of money that nobody has brought yet. */
const counts = new Set(
  'total count unread rounds balance main bonus held moneyIn moneyOut stakes wins net'.split(' '),
);

/**
 * An answer of a site on which nothing has happened yet: its lists are empty and count nothing, and there is no
 * money. Lists of settings are not meant; whoever shows an empty screen empties the answers that it is made from.
 */
export const emptyValue = <Value>(value: Value): Value => {
  const emptied = (part: unknown, name: string): unknown => {
    if (Array.isArray(part)) return [];
    // What a merchant has settled is there from the first day.
    if (name === 'settings') return part;
    if (counts.has(name) && typeof part === 'number') return 0;
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, emptied(inner, key)]));
  };
  return emptied(value, '') as Value;
};
