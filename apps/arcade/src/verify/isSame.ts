/** As text, for whatever order fields stand in. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Whether two values are the same once they are JSON. */
export const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other);
