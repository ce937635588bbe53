/**
 * An error as the log may hold it. Drivers put the values of a statement into their errors, and those can be
 * hashes, codes and names: only the statement's text, the code and where it happened are kept.
 */
export const describeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { message: typeof error };
  const { code, query, cause } = error as Error & { code?: unknown; query?: unknown };
  const isQuery = typeof query === 'string';
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: isQuery ? 'A statement failed.' : error.message,
    ...(typeof code === 'string' && { code }),
    ...(isQuery && { query }),
    stack: stack?.slice(0, 12).map((line) => line.trim()),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
};
