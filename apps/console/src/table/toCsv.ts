import type { DataColumn } from './DataColumn.ts';

/** Text that a spreadsheet would run as a formula, in the widths that it knows; a space before does not stop it. */
const formula = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

const cellOf = (value: string | number | null): string => {
  // A number is no formula, and has to stay one to be summed.
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = formula.test(text) || /^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Writes rows as CSV (RFC 4180): the columns that have a value, in their order. What a spreadsheet would take for a formula
 * is kept from being one by an apostrophe. The mark at its start says UTF-8 to Excel.
 */
export const toCsv = <Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): string => {
  const written = columns.flatMap(({ header, value }) => (value ? [{ header, value }] : []));
  const lines = [
    written.map(({ header }) => cellOf(header)),
    ...rows.map((row) => written.map(({ value }) => cellOf(value(row)))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
};
