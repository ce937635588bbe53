import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import type { BrandProblem } from './BrandError.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The place inside a folder that an error's stack names first. Node puts the place of a slip in syntax there too. */
const placeIn = (folder: string, stack: string) => {
  const found = new RegExp(`${escaped(folder)}/([^:\\s?]+\\.[cm]?[jt]s)(?:\\?[^:\\s]*)?:(\\d+)`).exec(stack);
  return found && { file: `${folder}/${found[1]}`, line: Number(found[2]) };
};

/** Where a module that is not there was asked for. */
const importOf = (message: string) => {
  const found = /Cannot find (?:module|package) '([^']+)' imported from (?:file:\/\/)?(\S+)/.exec(message);
  const [, wanted = '', file = ''] = found ?? [];
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(basename(wanted))) + 1;
  return { file, line: Math.max(1, line) };
};

/**
 * What hinders a file of a brand from being read as TypeScript, with the file, the line and the words that stand
 * there. Undefined for an error that is not of the brand's making.
 */
export function importProblem(error: unknown, directory: string): BrandProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  const place = placeIn(directory, error.stack ?? '') ?? importOf(error.message);
  if (!place) return undefined;
  const text = readFileSync(place.file, 'utf8').split('\n')[place.line - 1]?.trim() ?? '';
  const isEarlier = error.name === 'SyntaxError' && error.message.startsWith('Expected');
  const hint = isEarlier ? ' A comma, a quote or a bracket may be missing here or on the line before.' : '';
  const message = error.message.replaceAll(`${directory}/`, '').replace(/ imported from .*$/, '');
  return {
    file: relative(dirname(dirname(directory)), place.file),
    line: place.line,
    key: '',
    message: `${message}, at \`${text}\`.${hint}`,
  };
}
