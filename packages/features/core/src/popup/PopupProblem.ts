/** The browser showed no popup, or the reader closed it before the party had answered. */
export class PopupProblem extends Error {
  override readonly name = 'PopupProblem';
  readonly reason: 'blocked' | 'closed';

  constructor(reason: 'blocked' | 'closed') {
    super(reason);
    this.reason = reason;
  }
}
