/** The platform cannot start, for a reason that one sentence tells. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
