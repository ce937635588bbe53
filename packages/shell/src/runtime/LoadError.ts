/** Code of the site did not arrive: the network failed, or a newer version has replaced it. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  /** The area did not open within its time. */
  readonly isTimeout: boolean;

  constructor(cause: unknown, isTimeout = false) {
    super('A part of the site could not be loaded.', { cause });
    this.isTimeout = isTimeout;
  }
}
