/** A change that would give what is stored another meaning; the message says what to do instead. */
export class ApplyRefusal extends Error {
  override readonly name = 'ApplyRefusal';
}
