import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { addressesIn } from './addressesIn.ts';

const read = (text: string) => addressesIn(parseSync('pages.js', text).program);

test('the addresses of every page and of those below it are found', () => {
  expect(
    read(`const pages = [
    { may: ['a'], paths: { '/a': page(() => import('./A.tsx')), '/a/:id': page(B) } },
    { paths: { '/b': C }, other: { '/c': D } },
  ];`),
  ).toEqual(['/a', '/a/:id', '/b']);
});

test('what is not written out is not guessed', () => {
  expect(read('const pages = [{ paths: { [somewhere]: A } }, { paths }];')).not.toContain('/somewhere');
});
