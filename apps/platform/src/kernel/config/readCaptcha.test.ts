import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseVariables } from './parseVariables.ts';
import { readCaptcha } from './readCaptcha.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-captcha-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (env: Record<string, string>, isSandbox = false) => {
  const problems: string[] = [];
  const seed = new Uint8Array(32).fill(7);
  return { book: readCaptcha(parseVariables(env, problems), problems, { isSandbox, seed }), problems };
};

const key = { captchaId: 'a'.repeat(32), captchaKey: 'b'.repeat(32) };

test('the file names what each merchant is to GeeTest', () => {
  const file = join(folder, 'good.json');
  writeFileSync(file, JSON.stringify({ SENVANG: { geetest: key } }));
  const { book, problems } = read({ CAPTCHA_FILE: file });
  expect([problems, book.geetestOf('SENVANG'), book.geetestOf('NORTHBAY')]).toEqual([[], key, null]);
  expect(book.urls?.check).toBe('https://gcaptcha4.geetest.com');
});

test('without a file nobody is known to it, and only a sandbox plays it', () => {
  expect([read({}).problems, read({}).book.geetestOf('SENVANG')]).toEqual([[], null]);
  const sandbox = read({}, true).book;
  expect(sandbox.urls).toBeNull();
  expect(sandbox.geetestOf('SENVANG')).not.toEqual(sandbox.geetestOf('NORTHBAY'));
});

test('what is wrong with the file is told by the variable’s name, without a secret', () => {
  const file = join(folder, 'bad.json');
  writeFileSync(file, JSON.stringify({ SENVANG: { geetest: { captchaKey: key.captchaKey } } }));
  const { problems } = read({ CAPTCHA_FILE: file });
  expect(problems).toEqual([expect.stringMatching(/^CAPTCHA_FILE .*captchaId, captchaKey/)]);
  expect(problems.join()).not.toContain(key.captchaKey);
});
