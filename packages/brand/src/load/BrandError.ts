/** One thing to put right: the file, the key inside it (`legal.minimumAge`), and what is wrong. */
export interface BrandProblem {
  file: string;
  /** Where it stands in the file, counted from 1; left out where a key says it. */
  line?: number;
  key: string;
  message: string;
}

const lineOf = ({ file, line, key, message }: BrandProblem) =>
  `  ${file}${line === undefined ? '' : `:${line}`}: ${key ? `${key}: ` : ''}${message}`;

/** Every problem found in the brands' files, told at once. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  readonly problems: readonly BrandProblem[];

  constructor(problems: readonly BrandProblem[]) {
    const title = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
    super(`${title}:\n${problems.map(lineOf).join('\n')}`);
    this.problems = problems;
  }
}
