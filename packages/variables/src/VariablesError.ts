/** The environment does not hold together; the message names every variable and says what to set. */
export class VariablesError extends Error {
  override readonly name = 'VariablesError';

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}
