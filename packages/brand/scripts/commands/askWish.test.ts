import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LoadedBrand, loadBrand } from '../../src/load/loadBrand.ts';
import { copyBrands } from '../../src/testing/copyBrands.ts';
import { askWish } from './askWish.ts';
import type { NewFlags } from './saidByFlags.ts';

const root = copyBrands('northbay');
let brands: LoadedBrand[];
beforeAll(async () => {
  brands = [await loadBrand(join(root, 'brands/northbay'))];
});
afterAll(() => rmSync(root, { recursive: true }));

const [enter, space, down, escape] = ['\r', ' ', '\u001B[B', '\u0003'];

/** A person at a terminal, who types for each question what is given for it, and else takes what is usual. */
const person = (keys: Readonly<Record<string, readonly string[]>>) => {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const answered = new Set<string>();
  let shown = '';
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      shown += stripVTControlCharacters(chunk.toString());
      // The last question on the screen, once it is whole.
      const question = shown
        .match(/◆ {2}([^\n]+)/g)
        ?.at(-1)
        ?.slice(3)
        .trim();
      if (question && !answered.has(question)) {
        answered.add(question);
        const own = Object.entries(keys).find(([part]) => question.includes(part))?.[1] ?? [];
        setImmediate(() => {
          for (const key of [...own, enter]) input.write(key);
        });
      }
      done();
    },
  });
  return {
    terminal: { input, output: Object.assign(output, { columns: 120, rows: 60 }) },
    shown: () => shown,
  };
};

const ask = (flags: NewFlags, { terminal }: ReturnType<typeof person>) =>
  askWish(flags, { brands, calledFrom: root, terminal });

test('what flags leave open is asked for, and answers are flags', async () => {
  const said = await ask(
    { scheme: 'dark' },
    person({
      'What is it called': ['Sen Hồng'],
      'Where does it live': ['sen-hong.vn'],
      'In which languages': [space],
      'In which currency': [down],
      'Its colour': ['#be123c'],
      'With which features': [],
      Licence: ['MGA/1, Sen Ltd'],
      Contact: ['help@sen-hong.vn'],
    }),
  );
  expect(said).toMatchObject({
    name: 'Sen Hồng',
    id: 'sen-hong',
    domain: 'sen-hong.vn',
    from: 'northbay',
    languages: 'vi',
    currency: 'THB',
    accent: '#be123c',
    scheme: 'dark',
    licence: 'MGA/1, Sen Ltd',
    contact: ['help@sen-hong.vn'],
  });
  expect(said.features).toContain('games');
  for (const open of ['age', 'regulator', 'helpline', 'logo']) expect(said).not.toHaveProperty(open);
});

test('a question that flags have answered is not asked', async () => {
  const one = person({ 'In which languages': [space] });
  await ask({ name: 'Sen Hồng', currency: 'EUR', accent: '#be123c', licence: 'MGA/1, Sen Ltd' }, one);
  expect(one.shown()).toContain('Where does it live?');
  for (const question of ['What is it called?', 'In which currency?', 'Its colour?', 'Licence:'])
    expect(one.shown()).not.toContain(question);
});

test('who breaks off has made nothing', async () => {
  const one = person({ 'Where does it live': [escape] });
  await expect(ask({ name: 'Sen Hồng' }, one)).rejects.toThrow('Broken off.');
  expect(one.shown()).toContain('Nothing was made.');
});
