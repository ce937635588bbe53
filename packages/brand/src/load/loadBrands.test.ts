import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadBrands } from './loadBrands.ts';

const packageRoot = resolve(import.meta.dirname, '../..');
const realBrands = resolve(packageRoot, '../../brands');
let root: string;

beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'brands-')), 'brands');
  mkdirSync(join(root, '../node_modules/@marquee'), { recursive: true });
  mkdirSync(root);
  symlinkSync(packageRoot, join(root, '../node_modules/@marquee/brand'));
});

afterEach(() => rmSync(resolve(root, '..'), { recursive: true }));

function copyBrand(from: string, to: string, change: (source: string) => string = (source) => source) {
  // Their tsconfig.json points to a base that the copy does not have.
  const filter = (path: string) => !path.includes('node_modules') && !path.endsWith('tsconfig.json');
  cpSync(join(realBrands, from), join(root, to), { recursive: true, filter });
  const file = join(root, to, 'brand.ts');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

describe('the brands of this repository', () => {
  it('are sound and keep to their font budget', async () => {
    const loaded = await loadBrands(realBrands);
    expect(loaded.length).toBeGreaterThanOrEqual(2);
    for (const { assets } of loaded) {
      for (const path of Object.values(assets.fonts)) expect(statSync(path).size).toBeLessThan(25_000);
    }
  });

  it('show by two of them that scheme, language and features are a brand’s own', async () => {
    const brands = new Map((await loadBrands(realBrands)).map(({ brand }) => [brand.id, brand]));
    const [one, other] = [brands.get('northbay')!, brands.get('sen-vang')!];
    expect(one.defaultScheme).not.toBe(other.defaultScheme);
    expect(one.defaultLanguage).not.toBe(other.defaultLanguage);
    expect(one.features).not.toEqual(other.features);
  });
});

describe('a folder of brands', () => {
  it('refuses a merchant code and a domain that two brands claim', async () => {
    copyBrand('northbay', 'northbay');
    copyBrand('northbay', 'southbay', (source) => source.replace("id: 'northbay'", "id: 'southbay'"));
    const loading = loadBrands(root);
    await expect(loading).rejects.toThrow('brands/southbay/brand.ts: merchants.0.code: the merchant code');
    await expect(loading).rejects.toThrow(
      'the domain "northbay.localhost" is taken in brands/northbay/brand.ts',
    );
  });

  it('tells the problems of all brands at once, missing assets included', async () => {
    copyBrand('northbay', 'northbay', (source) => source.replace("'games'", "'gamse'"));
    copyBrand('sen-vang', 'sen-vang', (source) => source.replace("currency: 'VND'", "currency: 'VNDD'"));
    rmSync(join(root, 'sen-vang/assets/logo.svg'));
    const loading = loadBrands(root);
    await expect(loading).rejects.toThrow('Did you mean "games"?');
    await expect(loading).rejects.toThrow('Did you mean "VND"?');
    await expect(loading).rejects.toThrow('brands/sen-vang/assets/logo.svg: the file is missing.');
  });

  it('refuses an id that is not its folder, and a folder without brand.ts', async () => {
    copyBrand('northbay', 'north');
    mkdirSync(join(root, 'empty'));
    const loading = loadBrands(root);
    await expect(loading).rejects.toThrow(`"northbay" is not its folder's name, "north"`);
    await expect(loading).rejects.toThrow('brands/empty/brand.ts: the file is missing.');
  });
});
