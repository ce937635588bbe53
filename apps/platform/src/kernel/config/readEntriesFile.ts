import { readFileSync } from 'node:fs';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** Reads a JSON file that a variable names. What is wrong with it is added to `problems`, without its content. */
export const readEntriesFile = <T extends TSchema>(
  variable: string,
  path: string | undefined,
  schema: T,
  problems: string[],
  form = '',
): Static<T> | undefined => {
  if (!path) return undefined;
  const validator = Compile(schema);
  try {
    const entries: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (validator.Check(entries)) return entries;
    const [first] = validator.Errors(entries);
    const problem = `${first?.instancePath ?? ''} ${first?.message ?? 'is not right'}.`;
    problems.push(`${variable} (${path}): ${[problem, form].filter(Boolean).join(' ')}`);
  } catch {
    problems.push(`${variable} names ${path}, which is not there or holds no JSON.`);
  }
  return undefined;
};
