import { dirname, join } from 'node:path';
import type { BrandProblem } from '@marquee/brand/load';
import type { ErrorPayload } from 'vite';

/** A problem with the line at which it stands. */
export type PlacedProblem = BrandProblem & { line?: number };

/** Finds the lines of problems that are told by their keys. */
export const placeProblems = async (
  problems: readonly PlacedProblem[],
  brands: string,
): Promise<PlacedProblem[]> => {
  // The compiler in it takes half a second to load, which no start has to wait for.
  const { lineOfKey } = await import('./source/lineOfKey.ts');
  return problems.map((problem) => ({
    ...problem,
    line: problem.line ?? lineOfKey(join(dirname(brands), problem.file), problem.key),
  }));
};

const wordsOf = ({ file, line, key, message }: PlacedProblem) =>
  `${file}${line === undefined ? '' : `:${line}`}: ${key ? `${key}: ` : ''}${message}`;

/** What is wrong with a brand's files, as the overlay of the development server shows it. */
export const overlayOf = (problems: readonly PlacedProblem[], brands: string): ErrorPayload => {
  const [first] = problems;
  const file = first && join(dirname(brands), first.file);
  return {
    type: 'error',
    err: {
      message: problems.map(wordsOf).join('\n'),
      stack: '',
      ...(file && { id: file, loc: { file, line: first.line ?? 1, column: 1 } }),
    },
  };
};
