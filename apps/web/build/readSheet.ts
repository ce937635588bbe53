import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const client = join(import.meta.dirname, '../dist/client');
const texts = new Map<string, string>();

/** The text of a style sheet of the built code; each is read once. */
export const readSheet = (sheet: string): string => {
  const text = texts.get(sheet) ?? readFileSync(join(client, sheet), 'utf8');
  texts.set(sheet, text);
  return text;
};
