/** Thrown when the payment gateway did not take an order. */
export class PaymentFailure extends Error {
  override readonly name = 'PaymentFailure';
  /** The gateway has refused, so that no money can come of it; otherwise nobody knows whether it has the order. */
  readonly isRefused: boolean;

  constructor(message: string, isRefused: boolean, cause?: unknown) {
    super(message, { cause });
    this.isRefused = isRefused;
  }
}
