/** One thing to put right: the file, the key inside it (`legal.minimumAge`), and what is wrong. */
export interface BrandProblem {
  file: string;
  key: string;
  message: string;
}

/** Every problem found in the brands' files, told at once. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  readonly problems: readonly BrandProblem[];

  constructor(problems: readonly BrandProblem[]) {
    const lines = problems.map(({ file, key, message }) => `  ${file}: ${key ? `${key}: ` : ''}${message}`);
    super(`${problems.length === 1 ? 'One problem' : `${problems.length} problems`}:\n${lines.join('\n')}`);
    this.problems = problems;
  }
}
