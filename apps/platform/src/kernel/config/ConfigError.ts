/** The environment does not hold together; the message names every variable and says what to set. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}
