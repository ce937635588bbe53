import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { followPartners } from './followPartners.ts';

const secretOf = (letter: string) => letter.repeat(32);

/** A file of one partner, whose moment of change moves with each writing. */
const createFile = () => {
  const path = join(mkdtempSync(join(tmpdir(), 'partners-')), 'partners.json');
  let writings = 0;
  const write = (text: string) => {
    writings += 1;
    writeFileSync(path, text);
    utimesSync(path, writings, writings);
  };
  const put = (secret: string) =>
    write(JSON.stringify({ BRAND: { wallet: 'http://brand.example', secrets: { LANTERN: secret } } }));
  put(secretOf('a'));
  return { path, write, put };
};

test('a secret that is turned over in the file holds a second later, and a broken file changes nothing', () => {
  const { path, write, put } = createFile();
  let time = 0;
  const told: string[] = [];
  const partners = followPartners(path, { log: (message) => told.push(message), now: () => time });
  const secret = () => partners()['BRAND']?.secrets['LANTERN'];
  put(secretOf('b'));
  expect(secret()).toBe(secretOf('a'));
  time += 1_000;
  expect(secret()).toBe(secretOf('b'));
  write('{');
  for (let count = 0; count < 3; count += 1) {
    time += 1_000;
    expect(secret()).toBe(secretOf('b'));
  }
  expect(told).toHaveLength(1);
  put(secretOf('c'));
  time += 1_000;
  expect(secret()).toBe(secretOf('c'));
});

test('a file that is not right to begin with is refused', () => {
  const { path, write } = createFile();
  write('{"BRAND":{}}');
  expect(() => followPartners(path, { log: () => undefined })).toThrow(path);
});
