import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/specification-tests.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (sentence|---)/.test(line));

const proofsOf = (row: string) =>
  (row.slice(0, -2).split(' | ').at(-1) ?? '').split('<br>').map((proof) => {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? [];
    return { file, title };
  });

test('every test that the page names is there under its title', () => {
  const claimed = rows.filter((row) => !row.endsWith('| not built |')).flatMap(proofsOf);
  const gone = claimed.filter(
    ({ file, title }) =>
      !/\.test\.tsx?$/.test(file) ||
      !existsSync(join(root, file)) ||
      !['"', "'", '`'].some((quote) =>
        readFileSync(join(root, file), 'utf8').includes(`${quote}${title}${quote}`),
      ),
  );
  expect(gone).toEqual([]);
  expect(claimed.length).toBeGreaterThan(150);
});

test('no sentence stands there twice', () => {
  const sentences = rows.map((row) => row.split(' | ')[0]);
  const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
  expect(twice).toEqual([]);
});
