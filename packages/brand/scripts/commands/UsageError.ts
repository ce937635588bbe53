/** Something on the command line that cannot be done as it was said; the message says what to say instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
