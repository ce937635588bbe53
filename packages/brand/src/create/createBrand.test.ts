import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ICON_SIZES } from '../constants/icons.ts';
import { loadBrand } from '../load/loadBrand.ts';
import { loadBrands } from '../load/loadBrands.ts';
import { copyBrands } from '../testing/copyBrands.ts';
import type { BrandWish } from './BrandWish.ts';
import { createBrand } from './createBrand.ts';
import { redrawBrand } from './redrawBrand.ts';

let home: string;
let root: string;

beforeEach(() => {
  home = copyBrands('northbay', 'sen-vang');
  root = join(home, 'brands');
});

afterEach(() => rmSync(home, { recursive: true }));

const wish: BrandWish = {
  id: 'lotus-bay',
  name: 'Lotus Bay',
  from: 'northbay',
  domain: 'lotus-bay.localhost',
  merchant: 'LOTUSBAY',
};
const make = async (more: Partial<BrandWish> = {}) =>
  loadBrand(await createBrand(root, { ...wish, ...more }));
const refusal = (more: Partial<BrandWish>) =>
  createBrand(root, { ...wish, ...more }).then(
    () => 'made',
    (error: Error) => error.message,
  );
const textOf = (file: string) => readFileSync(join(root, 'lotus-bay', file), 'utf8');

test('a brand after another is sound at once and has nothing of the other but its looks', async () => {
  await createBrand(root, wish);
  const made = (await loadBrands(root)).find(({ brand }) => brand.id === 'lotus-bay');
  expect(made?.brand).toMatchObject({
    name: 'Lotus Bay',
    merchants: [{ code: 'LOTUSBAY', domains: ['lotus-bay.localhost'], primary: true }],
    legal: { licence: { isDemonstration: true } },
  });
  expect(textOf('brand.ts')).not.toMatch(/northbay/i);
  expect(textOf('assets/logo.svg')).not.toBe(readFileSync(join(root, 'northbay/assets/logo.svg'), 'utf8'));
});

test('what is still the other’s is marked, and nothing else', async () => {
  const { brand } = await make({
    legal: { licence: { number: 'MGA/1', holder: 'Lotus Ltd' }, minimumAge: 18 },
    contact: [{ kind: 'email', label: 'help@lotus.com', url: 'mailto:help@lotus.com' }],
    texts: { en: { tagline: 'A', heroTitle: 'B', heroText: 'C', metaDescription: 'D' } },
  });
  expect(brand.unconfirmed).toEqual(['legal.helplines', 'legal.regulator', 'settings.regions', 'texts.vi']);
  expect(brand.legal).toMatchObject({
    licence: { number: 'MGA/1', holder: 'Lotus Ltd', isDemonstration: false },
    minimumAge: 18,
  });
});

test('another currency, other languages and features leave nothing behind that would not fit them', async () => {
  const made = await make({
    from: 'sen-vang',
    domain: 'lotus-bay.com',
    currency: 'EUR',
    languages: ['en'],
    features: ['games'],
    layout: { hero: 'split' },
    regions: { home: 'MT', restricted: ['FR'] },
  });
  const { brand, settings } = made;
  expect(brand).toMatchObject({
    languages: ['en'],
    defaultLanguage: 'en',
    features: ['home', 'account', 'help', 'games'],
  });
  expect(brand.layout).toEqual({
    header: 'centred',
    navigation: 'bar',
    hero: 'split',
    tile: 'overlay',
    lobby: 'above',
    footer: 'columns',
    action: 'accent',
    play: 'frame',
    home: ['notices', 'popular-emblems', 'live-tables', 'slots-tiles', 'service'],
  });
  expect(brand.specialEntry).toBeUndefined();
  expect(Object.keys(brand.texts)).toEqual(['en']);
  expect(brand.merchants[0]?.domains).toEqual(['lotus-bay.com', 'lotus-bay.localhost']);
  expect(settings['LOTUSBAY']?.regions).toMatchObject({ home: 'MT', restricted: ['FR'] });
  expect(settings['LOTUSBAY']?.deposits.methods.map(({ shows }) => shows)).not.toContain('qr');
});

test('icons have their sizes, and the picture of shared links that of links', async () => {
  const { assets } = await make();
  for (const [name, edge] of Object.entries(ICON_SIZES)) {
    const { width, height, format } = await sharp(assets.icons[name as keyof typeof ICON_SIZES]).metadata();
    expect([width, height, format], name).toEqual([edge, edge, 'png']);
  }
  expect(await sharp(assets.icons['social.png']).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect([...readFileSync(assets.icons['favicon.ico']).subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
});

test('a logo gives its colours, and stands in the page without what its program left in it', async () => {
  const logo = join(home, 'logo.svg');
  writeFileSync(
    logo,
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="120" height="40"><style>.a{fill:#7c3aed}</style><metadata>me</metadata><g inkscape:label="x"><rect class="a" width="90" height="40"/><circle cx="105" cy="20" r="14" fill="#f59e0b"/></g></svg>',
  );
  const { tokens } = await make({ logo });
  expect(tokens.colours).toMatchObject({ accent: '#7c3aed', secondary: '#f59e0b' });
  expect(tokens.colours.darkCanvas).not.toBe('#0b1326');
  const drawn = textOf('assets/logo.svg');
  expect(drawn).toContain('viewBox="0 0 120 40"');
  expect(drawn).not.toMatch(/style|metadata|inkscape|<\?xml/);
});

test('thin lines of a logo give the colour that they are drawn with', async () => {
  const logo = join(root, 'northbay/assets/favicon.svg');
  const { tokens } = await make({ logo });
  expect(tokens.colours).toMatchObject({ accent: '#1d4ed8', secondary: '#ff6b4f' });
});

test('a photograph of a logo gives its colours alone', async () => {
  const logo = join(home, 'logo.png');
  const background = { r: 20, g: 120, b: 90 };
  await sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toFile(logo);
  const { tokens } = await make({ logo });
  expect(tokens.colours.accent).toBe('#14785a');
  expect(textOf('assets/logo.svg')).toContain('var(--mq-color-accent-solid,#14785a)');
});

test('what a logo reads can be said, and changed afterwards', async () => {
  const name = 'The Grand Old Lotus Bay Casino and Sportsbook';
  expect(await refusal({ name })).toMatch(
    /is \d+ wide in the display face where the logo has room for \d+.*--lettering/,
  );
  const { directory } = await make({ name, lettering: 'Lotus' });
  const before = textOf('assets/logo.svg');
  await redrawBrand(directory, { lettering: 'Bay' });
  expect(textOf('assets/logo.svg')).not.toBe(before);
  rmSync(join(directory, 'assets/icons/icon-192.png'));
  await expect(loadBrand(directory)).rejects.toThrow('npm run brand -- redraw lotus-bay');
  await redrawBrand(directory, {});
  await expect(loadBrand(directory)).resolves.toBeDefined();
});

test.each(['sen-vang', 'northbay'])('%s can be the model, also of a Vietnamese name', async (from) => {
  await createBrand(root, { ...wish, from, name: 'Đại Phát' });
  for (const [file, width] of Object.entries({ logo: '\\d{3}', mark: '48', favicon: '48' }))
    expect(textOf(`assets/${file}.svg`)).toMatch(new RegExp(`^<svg [^>]*viewBox="0 0 ${width} 48"`));
});

const unsafeLogos = {
  'script.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<script>1</script></svg>',
  'handler.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path onload="x()" d="M0 0h9v9z"/></svg>',
  'wide.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 48"><path fill="#a00" d="M0 0h900v48z"/></svg>',
  'text.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 48"><rect fill="#a00" width="9" height="9"/><text>Lotus</text></svg>',
  'grey.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 48"><rect fill="#888" width="9" height="9"/></svg>',
  'nothing.png': 'no picture',
};

test.each([
  ['script.svg', '<script> is none of the elements'],
  ['handler.svg', 'would run a script'],
  ['wide.svg', '18.8 times as wide as high'],
  ['text.svg', '<text> is none of the elements'],
  ['grey.svg', 'no colour but greys: say --accent'],
  ['nothing.png', 'unsupported image format'],
  ['missing.svg', 'there is no such file'],
])('the logo %s is refused, and leaves nothing behind', async (name, message) => {
  const logo = join(home, name);
  const content = unsafeLogos[name as keyof typeof unsafeLogos];
  if (content) writeFileSync(logo, content);
  expect(await refusal({ logo })).toContain(message);
  expect(await refusal({ logo })).toContain(name);
  expect(existsSync(join(root, 'lotus-bay'))).toBe(false);
});

test.each([
  [{ domain: 'northbay.localhost' }, 'the domain "northbay.localhost" is taken'],
  [{ merchant: 'SENVANG' }, 'the merchant code "SENVANG" is taken'],
  [{ id: 'sen-vang' }, 'the folder is there already'],
  [{ from: 'northbya' }, 'Did you mean "northbay"?'],
  [{ id: 'Lotus Bay' }, 'id'],
  [{ merchant: 'lotus' }, 'merchants.0.code'],
  [{ name: 'ロータス' }, 'The display face has no'],
  [{ timeZone: 'Europe/Mlta' }, 'Did you mean "Europe/Malta"?'],
  [{ features: ['lottery-menu' as const] }, '"lottery-menu" needs "games"'],
  [{ colours: { darkText: '#0b1326' } }, 'WCAG 2.2 AA asks 4.5'],
  [{ regions: { restricted: ['XX'] } }, '"XX" is no country'],
])('%o is refused, and leaves nothing behind', async (more, message) => {
  const before = readdirSync(root);
  expect(await refusal(more)).toContain(message);
  expect(readdirSync(root)).toEqual(before);
  expect(existsSync(join(root, 'lotus-bay'))).toBe(false);
});
