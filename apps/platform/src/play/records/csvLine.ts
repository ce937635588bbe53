/** A number as a statement writes it; no spreadsheet takes it for a formula. */
const plainNumber = /^-?\d+(\.\d+)?$/;

/** What a spreadsheet may take for a formula, as the first character of a cell. */
const formulaStart = /^[=+\-@\t\r\n|%＝＋－＠]/;

const cellOf = (value: string): string => {
  const safe = formulaStart.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line of a CSV file (RFC 4180). What a spreadsheet might run as a formula is made plain text. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;
