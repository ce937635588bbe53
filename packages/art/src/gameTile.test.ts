import { gameCategories as categories } from '@marquee/reference';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { banner } from './banner.ts';
import { gameTile } from './gameTile.ts';
import { palettes } from './palettes.ts';
import { rasterise } from './rasterise.ts';

const titles = [
  'Sen Vàng Phú Quý',
  'Xóc Đĩa',
  'Night Market',
  'Roulette Hoàng Gia',
  'Mega 6/45',
  'Đường Đua Thế Kỷ',
];

const tile = (index: number) =>
  gameTile({
    id: `game-${index}`,
    title: titles[index % titles.length]!,
    category: categories[index % categories.length]!,
  });

const thumbnail = (svg: string) =>
  sharp(Buffer.from(svg)).resize(12, 16, { fit: 'fill' }).removeAlpha().raw().toBuffer();

test('the same game always looks the same', () => {
  expect(tile(4)).toBe(tile(4));
});

test('no two of sixty tiles look alike', async () => {
  const pictures = await Promise.all(Array.from({ length: 60 }, (_, index) => thumbnail(tile(index))));
  pictures.forEach((one, index) => {
    for (const other of pictures.slice(index + 1)) {
      const distance = one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length;
      expect(distance).toBeGreaterThan(2);
    }
  });
});

test('several pictures may stand in one page: no id occurs in two', () => {
  const ids = [tile(1), tile(2), tile(10)].map((svg) =>
    [...svg.matchAll(/id="([^"]+)"/g)].map(([, id]) => id),
  );
  expect(new Set(ids.flat()).size).toBe(ids.flat().length);
});

test.each(titles)('"%s" is drawn whole and stays inside its tile', (title) => {
  const svg = gameTile({ id: 'x', title, category: 'slots' });
  expect(/NaN|undefined|Infinity|\de-\d/.test(svg)).toBe(false);
  const [, path] = /<path d="([^"]+)" fill="url/.exec(
    svg.slice(svg.indexOf('stroke-linejoin="round"><path')),
  )!;
  const across = [...path!.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
  expect(Math.max(...across)).toBeLessThan(140);
  expect(Math.min(...across)).toBeGreaterThan(-140);
});

test('a tile is light on a phone', async () => {
  for (let index = 0; index < categories.length; index += 1) {
    expect((await rasterise(tile(index), { width: 300, format: 'webp' })).length).toBeLessThan(14_000);
  }
});

test('a banner has a calm start and holds no text', () => {
  const svg = banner({ id: 'b', palette: palettes.draw[0]!, scenery: 'lotus-pond' });
  expect(svg).not.toContain('<text');
});
