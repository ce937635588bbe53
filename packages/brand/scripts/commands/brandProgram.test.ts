import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyBrands } from '../../src/testing/copyBrands.ts';
import { brandProgram } from './brandProgram.ts';

const root = copyBrands('northbay', 'sen-vang');
afterAll(() => rmSync(root, { recursive: true }));
// Stands in for pnpm, as far as it runs what is installed.
const installed = resolve(import.meta.dirname, '../../../../node_modules/.bin');
const pnpm = `#!/bin/sh\nshift\nexec "${installed}/$@"\n`;
mkdirSync(join(root, 'bin'));
writeFileSync(join(root, 'bin/pnpm'), pnpm, { mode: 0o755 });
const brandTool = join(import.meta.dirname, '../brand.ts');

/** Gives a command as a person at a terminal that asks nothing; answers what it says, and whether it was refused. */
const brand = (...words: string[]): Promise<{ said: string; code: number | null }> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, DATABASE_URL: '' };
    const child = spawn('node', [brandTool, '--root', root, ...words], {
      cwd: root,
      env: { ...env, CALLED_FROM: root, PATH: `${join(root, 'bin')}:${process.env['PATH']}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (said += text.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ said, code }));
  });

const filesOf = () =>
  Object.fromEntries(
    globSync('**/*', {
      cwd: join(root, 'brands'),
      exclude: ({ name }) => name === 'node_modules',
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(root, path), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
const untouched = filesOf();
const source = (file: string) => readFileSync(join(root, 'brands', file), 'utf8');

test('a brand is made, listed, compared, renamed and removed without a trace', async () => {
  const made = await brand(
    'new',
    '--name',
    'Lotus Bay',
    '--age',
    '18',
    '--accent',
    '#7c3aed',
    '--languages',
    'en',
  );
  expect(made).toMatchObject({ code: 0 });
  expect(made.said).toContain('http://lotus-bay.localhost:4000');
  expect(made.said).toMatch(/Still northbay's[^]*legal\.licence, legal\.helplines/);
  expect(made.said).not.toContain('legal.minimumAge');

  expect((await brand('check')).said).toMatch(
    /3 brands are sound[^]*brands\/lotus-bay\/brand\.ts says legal\.licence/,
  );
  const refused = await brand('check', '--production');
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('brands/lotus-bay/brand.ts: legal.licence: is not confirmed');
  expect(refused.said).toContain('brands/lotus-bay/settings.ts: regions: is not confirmed');
  expect((await brand('list')).said).toMatch(/lotus-bay {2}Lotus Bay[^]*unconfirmed {2}legal\.licence/);
  const { said: differences } = await brand('diff', 'northbay', 'lotus-bay');
  expect(differences).toMatch(/tokens\.colours\.accent +"#1d4ed8" → "#7c3aed"/);
  expect(differences).toMatch(/brand\.legal\.minimumAge +21 → 18/);

  const logo = source('lotus-bay/assets/logo.svg');
  const words = ['rename', 'lotus-bay', 'sen-hong', '--name', 'Sen Hồng', '--merchant', 'LOTUSBAY=SENHONG'];
  expect(await brand(...words)).toMatchObject({
    code: 0,
    said: expect.stringContaining('sen-hong is Sen Hồng'),
  });
  expect(existsSync(join(root, 'brands/lotus-bay'))).toBe(false);
  expect(source('sen-hong/brand.ts')).toMatch(/sen-hong\.localhost/);
  expect(source('sen-hong/brand.ts')).not.toMatch(/lotus-bay/);
  expect(source('sen-hong/assets/logo.svg')).not.toBe(logo);
  expect((await brand('list')).said).toMatch(
    /sen-hong {2}Sen Hồng\n +merchants +SENHONG at sen-hong\.localhost/,
  );

  const built = join(root, 'apps/web/dist/brands/sen-hong');
  mkdirSync(built, { recursive: true });
  const removed = await brand('remove', 'sen-hong');
  expect(removed).toMatchObject({ code: 0 });
  expect(removed.said).toContain('ledger of SENHONG stay in every database');
  expect(existsSync(built)).toBe(false);
  expect(filesOf()).toEqual(untouched);
});

test('a file says all of a brand, texts and logo besides; flags count more', async () => {
  cpSync(join(root, 'brands/sen-vang/assets/logo.svg'), join(root, 'mine.svg'));
  const texts = { en: { tagline: 'Row home', heroTitle: 'Row', heroText: 'Row.', metaDescription: 'Row.' } };
  const wish = { name: 'Harbour', logo: 'mine.svg', languages: ['en'], currency: 'EUR', texts };
  writeFileSync(join(root, 'harbour.json'), JSON.stringify(wish));
  expect(await brand('new', '--file', 'harbour.json', '--currency', 'thb')).toMatchObject({ code: 0 });
  const written = source('harbour/brand.ts');
  expect(written).toContain('Row home');
  expect(written).toMatch(/"?currency"?: ?['"]THB['"]/);
  expect(written).not.toMatch(/texts\.en/);
  const petal = 'M2.4 25.5';
  expect(source('harbour/assets/logo.svg')).toContain(petal);
  expect(await brand('redraw', 'harbour', '--marks')).toMatchObject({ code: 0 });
  expect(source('harbour/assets/logo.svg')).not.toContain(petal);
  expect(await brand('remove', 'harbour')).toMatchObject({ code: 0 });
  expect(filesOf()).toEqual(untouched);
});

test('a typeface is cut and measured, the logo drawn in it, and a brand is as it was where that fails', async () => {
  await brand('new', 'pier', '--name', 'Pier');
  const before = source('pier/assets/logo.svg');
  const changed = await brand('font', '@fontsource-variable/mulish', 'pier', '--weight', '800');
  expect(changed).toMatchObject({ code: 0 });
  expect(changed.said).toMatch(/mulish-vietnamese\.woff2 +\d/);
  expect(source('pier/fonts.gen.ts')).toContain('"Mulish"');
  expect(source('pier/tokens.ts')).toMatch(/"?displayWeight"?: ?800/);
  expect(source('pier/assets/logo.svg')).not.toBe(before);
  const kept = filesOf();
  writeFileSync(join(root, 'bin/pnpm'), '#!/bin/sh\necho "ERR_PNPM_FETCH_404 no such package" >&2\nexit 1\n');
  const failed = await brand('font', '@fontsource-variable/nosuch', 'pier');
  writeFileSync(join(root, 'bin/pnpm'), pnpm);
  expect(failed).toMatchObject({ code: 1 });
  expect(failed.said).toContain('@fontsource-variable/nosuch cannot be installed: ERR_PNPM_FETCH_404');
  expect((await brand('font', 'typebox', 'pier')).said).toContain('typebox');
  expect(filesOf()).toEqual(kept);
  await brand('remove', 'pier');
  expect(filesOf()).toEqual(untouched);
});

test('a code that has members in the database is kept, and nothing is changed', async () => {
  const main = join(root, 'apps/platform/src/seed/apply/main.ts');
  mkdirSync(join(main, '..'), { recursive: true });
  mkdirSync(join(root, '.data/platform/database'), { recursive: true });
  const rename = () => brand('rename', 'northbay', '--merchant', 'NORTHBAY=NB', '--force');
  // As the platform's own command tells it.
  writeFileSync(main, "console.log(process.argv.at(-1) + '  7 members');");
  const { said, code } = await rename();
  expect(code).toBe(1);
  expect(said).toMatch(/NORTHBAY has 7 members[^]*Keep NORTHBAY, or open NB beside it[^]*remove \.data\//);
  writeFileSync(main, "console.error('Another process uses the data.'); process.exit(1);");
  expect(await rename()).toMatchObject({ code: 1, said: 'Another process uses the data.\n' });
  expect(filesOf()).toEqual(untouched);
  rmSync(join(root, 'apps'), { recursive: true });
  rmSync(join(root, '.data'), { recursive: true });
});

test.each([
  [['nwe'], "unknown command 'nwe'\n(Did you mean new?)"],
  [['new', '--nam', 'Lotus'], "unknown option '--nam'\n(Did you mean --name?)"],
  [['new', '--from', 'sen-vang'], 'Say what it is called: --name "Lotus Bay".'],
])('%j is refused, without a stack', async (words, message) => {
  const { said, code } = await brand(...words);
  expect(said).toContain(message);
  expect(said).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});

test.each([
  [['new'], 'Say what it is called: --name "Lotus Bay".'],
  [['new', '--file', 'none.json'], 'none.json cannot be read.'],
  [['new', '--file', 'broken.json'], 'broken.json:3 is not well-formed JSON'],
  [['new', '--file', 'slip.json'], 'slip.json: curency: unknown key. Did you mean "currency"?'],
  [['new', '--name', 'Lotus', '--from', 'nortbay'], 'Did you mean "northbay"?'],
  [['remove', 'nortbay'], 'There is no brand "nortbay". Did you mean "northbay"?'],
  [['diff', 'northbay', 'x'], 'There is no brand "x". Brands: northbay, sen-vang.'],
  [['rename', 'northbay'], 'Say what is to change'],
  [['rename', 'northbay', 'sen-vang'], 'brands/sen-vang is there already.'],
  [['rename', 'northbay', '--merchant', 'NORTHBAY'], '--merchant takes old=new'],
  [
    ['rename', 'northbay', '--merchant', 'NORTBAY=NB'],
    'northbay has no merchant NORTBAY. Merchants: NORTHBAY.',
  ],
  [['rename', 'northbay', 'south'], 'brands/northbay or northbay.localhost stands in 1 further files'],
  [
    ['remove', 'northbay'],
    '"northbay" is named in 1 further files: change those first, or say --force.\n  notes.md',
  ],
  [['redraw', 'northbay', '--logo', 'unsafe.svg'], 'unsafe.svg:2: <script> is none of the elements'],
])('%j is refused with what to do instead', async (words, message) => {
  writeFileSync(join(root, 'notes.md'), 'Pictures of brands/northbay.');
  writeFileSync(join(root, 'broken.json'), '{\n"name": "x",\n"id": }');
  writeFileSync(join(root, 'slip.json'), '{ "name": "Lotus", "curency": "EUR" }');
  const script = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<script/></svg>';
  writeFileSync(join(root, 'unsafe.svg'), script);
  const program = brandProgram({
    own: root,
    calledFrom: root,
    isAsked: false,
    tell: () => undefined,
    run: () => () => Promise.reject(new Error('Nothing is run.')),
    countMembers: () => () => Promise.resolve(0),
  });
  const refused = program.parseAsync(words, { from: 'user' });
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.toMatchObject({ name: expect.stringMatching(/^(Usage|Brand)Error$/) });
  expect(filesOf()).toEqual(untouched);
});
