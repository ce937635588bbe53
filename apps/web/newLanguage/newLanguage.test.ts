import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLanguage, markOf } from './addLanguage.ts';
import { copyRepository, offerLanguage } from './copyRepository.ts';
import type { Spoken } from './speak.ts';

const id = 'id';
const mark = markOf(id);
const run = promisify(execFile);
let copy = '';
let spoken: Spoken;

beforeAll(async () => {
  const made = copyRepository();
  copy = made.copy;
  await addLanguage(copy, {
    id,
    code: 'ID',
    tag: 'id-ID',
    name: 'Bahasa Indonesia',
    script: 'Latn',
    direction: 'ltr',
    fonts: ['latin'],
    flag: 'ID',
    months: 'names',
    justNow: `${mark}just now`,
  });
  offerLanguage(made.brandFolder, id);
  const { stdout } = await run('node', [join(copy, 'apps/web/newLanguage/speak.ts'), id], {
    maxBuffer: 64 * 1024 * 1024,
  });
  spoken = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the home page is written in it, what the platform names in a menu too', () => {
  expect(spoken.home.html).toContain(`${mark}Log in`);
  expect(spoken.home.html).toContain(`${mark}Slots`);
});

test('what the merchant has not written in it stands in the brand’s own language', () => {
  expect(spoken.announcement).not.toBe('');
  expect(spoken.announcement).not.toContain(mark);
});

test('a refused call says so in it', () => {
  expect(spoken.refusal).toBe(`${mark}Please log in first.`);
});

test('a mail to a member who reads it is written in it', () => {
  expect(spoken.mail.subject).toMatch(`${mark}A new password for `);
  expect(spoken.mail.text).toMatch(`${mark}Hello polyglot,`);
});

test('its catalogs are whole', async () => {
  const checked = run('node', [join(copy, 'config/checkCatalogs.ts')]);
  await expect(checked).resolves.toMatchObject({ stderr: '' });
});
