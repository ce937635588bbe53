/** What the platform said to a call; amounts in minor units. */
export type Answer =
  | { kind: 'done'; balance: number | undefined }
  /** Final: nothing has changed. */
  | { kind: 'refused'; code: string }
  /** Nobody knows whether it was done: the same again is always safe. */
  | { kind: 'unanswered' };
