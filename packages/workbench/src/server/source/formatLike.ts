import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const rules = join(import.meta.dirname, '../../../../../.oxfmtrc.json');

/** Formats an edited text, where the text before the edit was formatted: otherwise it would change further lines. */
export const formatLike = async (name: string, before: string, after: string): Promise<string> => {
  const { ignorePatterns: _ignored, ...options } = JSON.parse(readFileSync(rules, 'utf8')) as FormatConfig & {
    ignorePatterns?: unknown;
  };
  const wasFormatted = (await format(name, before, options)).code === before;
  return wasFormatted ? (await format(name, after, options)).code : after;
};
