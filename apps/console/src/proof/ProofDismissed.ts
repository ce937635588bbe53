/** Thrown where a person closes the dialog instead of typing a code. */
export class ProofDismissed extends Error {
  override readonly name = 'ProofDismissed';
}
