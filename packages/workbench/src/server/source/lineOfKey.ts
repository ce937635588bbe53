import { existsSync, readFileSync } from 'node:fs';
import { dataOf, parseSource } from './dataOf.ts';
import { findKey } from './findKey.ts';

/** The line at which a key stands in a file, or the nearest around it; undefined where the file has no such data. */
export const lineOfKey = (file: string, key: string): number | undefined => {
  if (key === '' || !file.endsWith('.ts') || !existsSync(file)) return undefined;
  const data = dataOf(parseSource('problem.ts', readFileSync(file, 'utf8')));
  return data && findKey(data, key.split('.')).holder.getStartLineNumber();
};
