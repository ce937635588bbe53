import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csvLine.ts';
import { parseCsv } from './testing/parseCsv.ts';

test.each([
  ['=1+1', `"'=1+1"\r\n`],
  ['@SUM(A1)', `"'@SUM(A1)"\r\n`],
  ['+84', `"'+84"\r\n`],
  ['-2+3+cmd|calc', `"'-2+3+cmd|calc"\r\n`],
  ['\t=1', `"'\t=1"\r\n`],
  ['-1250.50', '-1250.50\r\n'],
  ['0', '0\r\n'],
  ['Nhà "A", quận 1', `"Nhà ""A"", quận 1"\r\n`],
])('the cell %j is written as %j', (cell, line) => {
  expect(csvLine([cell])).toBe(line);
});

test('a line parsed back is what was written, and no cell begins a formula', () => {
  const cell = fc.oneof(fc.string(), fc.stringMatching(/^[=+\-@\t"', a1]{0,6}$/));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      const [parsed] = parseCsv(csvLine(cells));
      expect(parsed).toHaveLength(cells.length);
      for (const [index, text] of (parsed ?? []).entries()) {
        expect([cells[index], `'${cells[index]}`]).toContain(text);
        expect(text).toMatch(/^(-?\d+(\.\d+)?|[^=+\-@\t\r\n][^]*|)$/);
      }
    }),
  );
});
