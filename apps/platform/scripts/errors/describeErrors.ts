import { fileURLToPath } from 'node:url';
import { commonErrors, endpoints, type ErrorCode, errorCodes, errorsOf, type Row } from '@marquee/contract';
import { readCatalogs } from '@marquee/i18n/catalogs';
import { msg } from '@marquee/i18n/msg';
import { type Language, languages } from '@marquee/reference';
import { errorTexts } from '../../src/kernel/texts/errorTexts.ts';
import { say } from '../../src/kernel/texts/say.ts';
import { actionOf, actions } from './actions.ts';
import { pageFaults } from './pageFaults.ts';

/** More rows than this are told as a number. */
const mostNamed = 8;

const rows = Object.entries<Row>(endpoints).map(([name, row]) => ({ name, row, codes: errorsOf(row) }));

const common: ReadonlySet<ErrorCode> = new Set(commonErrors);

const placesOf = (code: ErrorCode): string => {
  if (common.has(code)) return 'every call';
  const found = rows.filter(({ codes }) => codes.includes(code));
  if (found.length === 0) return 'no call at present';
  if (found.length <= mostNamed) return found.map(({ name }) => `\`${name}\``).join(', ');
  const areas = [...new Set(found.map(({ row }) => row.module))].sort();
  return `${found.length} calls (${areas.join(', ')})`;
};

/** What can be done about a code; throws for one that has nothing said about it yet. */
const actionFor = (code: string) => {
  const action = (actionOf as Partial<Record<string, keyof typeof actions>>)[code];
  if (!action) throw new Error(`Say in scripts/errors/actions.ts what a reader can do about ${code}.`);
  return actions[action];
};

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const rowOf = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

const table = (heads: readonly string[], lines: readonly (readonly string[])[]) =>
  [rowOf(heads), rowOf(heads.map(() => '---')), ...lines.map(rowOf)].join('\n');

const catalogs = new Map<string, ReturnType<typeof readCatalogs>>();
const sayOf = (folder: string) => {
  const known =
    catalogs.get(folder) ??
    readCatalogs(fileURLToPath(new URL(`../../../../packages/${folder}/src/locales`, import.meta.url)));
  catalogs.set(folder, known);
  return known;
};

/** A page's text in a language; throws where its catalog has it no more. */
const textIn = (folder: string, language: Language, text: string) => {
  const said = sayOf(folder)(language, msg({ message: text }));
  if (language !== 'en' && said === text) throw new Error(`The catalog of ${folder} has no “${text}”.`);
  return said;
};

const spoken = languages.map(({ name }) => name);

/** The page of every error: what each says in each language, where it can occur, and what its reader can do. */
export const describeErrors = (): string => `# Errors

<!-- Written by apps/platform/scripts/describeErrors.ts from the endpoint table and the catalogs. Do not edit. -->

Every refusal has a code, a sentence in the reader's language and, for some codes, details such as the fields that are wrong or the seconds to wait ([the contract](../packages/contract/README.md)). A program decides by the code. A code is answered by the calls named here and by no other: the platform's tests hold each call to its list.

## What the platform answers

${table(
  ['code', 'status', ...spoken, 'where', 'what the reader can do'],
  Object.entries(errorCodes).map(([code, status]) => [
    `\`${code}\``,
    String(status),
    ...languages.map(({ id }) => say(id, errorTexts[code as ErrorCode])),
    placesOf(code as ErrorCode),
    actionFor(code),
  ]),
)}

## What a page finds by itself

${table(
  ['fault', ...spoken, 'where', 'what the reader can do'],
  pageFaults.map(({ name, text, package: folder, where, action }) => [
    name,
    ...languages.map(({ id }) => textIn(folder, id, text)),
    where,
    actions[action],
  ]),
)}

An image that does not load is asked for up to three more times, and then a drawn one stands in its place.
`;
