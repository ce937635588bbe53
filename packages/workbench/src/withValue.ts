/** A copy of an object in which the key at a path holds another value. */
export const withValue = <T>(holder: T, [key, ...rest]: readonly string[], value: unknown): T => {
  if (key === undefined) return value as T;
  const object = (typeof holder === 'object' && holder !== null ? holder : {}) as Record<string, unknown>;
  return { ...object, [key]: withValue(object[key], rest, value) } as T;
};
