/** Whether a statement failed for a value that a unique index holds already. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === '23505' || isTaken(error.cause));
