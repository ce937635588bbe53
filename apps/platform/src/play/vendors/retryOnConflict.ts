/** A row that is there already, a ledger key that another transfer has used, and two that waited for each other. */
const transientCodes = new Set(['23505', 'LG001', '40P01']);

const isTransient = (error: unknown): boolean => {
  const { code = '', cause } = (error ?? {}) as { code?: string; cause?: unknown };
  return transientCodes.has(code) || (cause !== undefined && isTransient(cause));
};

/**
 * Two calls with one id for two players, or for one who has never had money, can meet where nothing is there to
 * wait at. The second then finds what the first has done.
 */
export const retryOnConflict = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isTransient(error)) throw error;
    return work();
  }
};
