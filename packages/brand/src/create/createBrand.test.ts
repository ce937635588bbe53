import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadBrands } from '../load/loadBrands.ts';
import type { BrandWish } from './BrandWish.ts';
import { createBrand } from './createBrand.ts';

const packageRoot = resolve(import.meta.dirname, '../..');
const realBrands = resolve(packageRoot, '../../brands');
let root: string;

beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'brands-')), 'brands');
  mkdirSync(join(root, '../node_modules/@marquee'), { recursive: true });
  symlinkSync(packageRoot, join(root, '../node_modules/@marquee/brand'));
  for (const id of ['northbay', 'sen-vang'])
    cpSync(join(realBrands, id), join(root, id), { recursive: true });
});

afterEach(() => rmSync(resolve(root, '..'), { recursive: true }));

const wish: BrandWish = {
  id: 'lotus-bay',
  name: 'Lotus Bay',
  from: 'northbay',
  domain: 'lotus-bay.localhost',
  merchant: 'LOTUSBAY',
};
const refusal = (more: Partial<BrandWish>) =>
  createBrand(root, { ...wish, ...more }).then(
    () => 'made',
    (error: Error) => error.message,
  );

test('a brand after another is sound at once and has nothing of the other but its looks', async () => {
  await createBrand(root, wish);
  const made = (await loadBrands(root)).find(({ brand }) => brand.id === 'lotus-bay');
  expect(made?.brand).toMatchObject({
    name: 'Lotus Bay',
    merchants: [{ code: 'LOTUSBAY', domains: ['lotus-bay.localhost'], primary: true }],
    legal: { licence: { isDemonstration: true } },
  });
  const folder = join(root, 'lotus-bay');
  const texts = ['brand.ts', 'README.md', 'assets/logo.svg'].map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  expect(texts.slice(0, 1).join()).not.toMatch(/northbay/i);
  expect(texts[2]).not.toBe(readFileSync(join(root, 'northbay/assets/logo.svg'), 'utf8'));
});

test.each(['sen-vang', 'northbay'])('%s can be the model, also of a Vietnamese name', async (from) => {
  await createBrand(root, { ...wish, from, name: 'Đại Phát' });
  for (const [file, width] of Object.entries({ logo: '\\d{3}', mark: '48', favicon: '48' }))
    expect(readFileSync(join(root, `lotus-bay/assets/${file}.svg`), 'utf8')).toMatch(
      new RegExp(`^<svg [^>]*viewBox="0 0 ${width} 48"`),
    );
});

test.each([
  [{ domain: 'northbay.localhost' }, 'the domain "northbay.localhost" is taken'],
  [{ merchant: 'SENVANG' }, 'the merchant code "SENVANG" is taken'],
  [{ id: 'sen-vang' }, 'the folder is there already'],
  [{ from: 'northbya' }, 'Did you mean "northbay"?'],
  [{ id: 'Lotus Bay' }, 'id'],
  [{ merchant: 'lotus' }, 'merchants.0.code'],
  [{ name: 'ロータス' }, 'The display face has no'],
])('%o is refused, and leaves nothing behind', async (more, message) => {
  const before = readdirSync(root);
  expect(await refusal(more)).toContain(message);
  expect(readdirSync(root)).toEqual(before);
  expect(existsSync(join(root, 'lotus-bay'))).toBe(false);
});
