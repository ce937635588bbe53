import { expect, test } from 'vitest';
import type { DataColumn } from './DataColumn.ts';
import { toCsv } from './toCsv.ts';

type Row = { name: string; amount: number | null };

const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'Name, as told', cell: ({ name }) => name, value: ({ name }) => name },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, value: ({ amount }) => amount },
  { id: 'act', header: 'Actions', cell: () => 'Open' },
];

const write = (name: string, amount: number | null = 1) =>
  toCsv(columns, [{ name, amount }]).slice(1).split('\r\n')[1];

test('a file says UTF-8, then the titles of the columns that have values, then a line a row', () => {
  expect(toCsv(columns, [{ name: 'Trần Thị Mai', amount: -12.5 }])).toBe(
    '\uFEFF"Name, as told",Amount\r\nTrần Thị Mai,-12.5\r\n',
  );
});

test.each([
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
  ['+84 90', "'+84 90"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
])('%j is text in a spreadsheet, never a formula', (typed, written) => {
  expect(write(typed)).toBe(`${written},1`);
});

test.each([
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
  ['5-3', '5-3'],
])('%j keeps its characters', (typed, written) => {
  expect(write(typed, null)).toBe(`${written},`);
});
