import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from './UsageError.ts';

/** Letters of the source that V8 quotes before the one that it did not expect. */
const quotedBefore = 10;

/** Where a slip stands; V8 tells a position, or quotes what stands around it. */
const lineOf = (text: string, message: string) => {
  const told = /at position (\d+)/.exec(message)?.[1];
  const [, dots = '', quoted] = /(\.\.\.)?"([^]*)"(?:\.\.\.)? is not valid JSON$/.exec(message) ?? [];
  const at = told
    ? Number(told)
    : quoted === undefined
      ? -1
      : text.indexOf(quoted) + (dots ? quotedBefore : 0);
  return at < 0 ? '' : `:${text.slice(0, at).split('\n').length}`;
};

/** A wish in a JSON file; the path of its logo is meant from there. Throws a `UsageError` with the line of a slip. */
export const readWishFile = (file: string): Record<string, unknown> => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read.`);
  }
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said !== 'object' || said === null || Array.isArray(said))
      throw new TypeError('it holds no object');
    const { logo } = said as { logo?: unknown };
    return { ...said, ...(typeof logo === 'string' && { logo: resolve(dirname(file), logo) }) };
  } catch (error) {
    const { message } = error as Error;
    throw new UsageError(`${file}${lineOf(text, message)} is not well-formed JSON: ${message}.`);
  }
};
