import { type ArtStyle, artStyles } from '@marquee/reference';
import { expect, test } from 'vitest';
import { rasterise } from '../rasterise.ts';
import { type Subject, subjectNames } from '../subjects/subjects.ts';
import type { GameArt } from './GameArt.ts';
import { gameTile } from './gameTile.ts';

const art = (subject: Subject): GameArt => ({
  subject,
  scene: 'rays',
  palette: 'royal',
  light: 'left',
  camera: 'whole',
});

const tile = (subject: Subject, title = 'Sen Vàng Phú Quý', style: ArtStyle = 'lacquer') =>
  gameTile({ id: subject, title, art: art(subject), style });

const thumbnail = async (svg: string) => [...(await rasterise(svg, { width: 12, format: 'png' }))];

test('there are more subjects than sixty', () => {
  expect(subjectNames.length).toBeGreaterThan(60);
});

test('the same game always looks the same', () => {
  expect(tile('dragon')).toBe(tile('dragon'));
});

test('a style of drawing changes the picture of the same game', async () => {
  const seen = await Promise.all(artStyles.map((style) => thumbnail(tile('dragon', 'Giếng Rồng', style))));
  expect(new Set(seen.map(String)).size).toBe(artStyles.length);
});

test.each(artStyles.flatMap((style) => subjectNames.map((subject) => [subject, style] as const)))(
  'a picture of "%s" in %s is sound',
  (subject, style) => {
    const svg = tile(subject, 'Cửu Ngư Vượt Vũ Môn', style);
    expect(/NaN|undefined|Infinity|\de-\d|\[object/.test(svg)).toBe(false);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
  },
);

test('several pictures may stand in one page: no id occurs in two', () => {
  const ids = (['crab', 'carp', 'rouletteWheel'] as const).map((subject) =>
    [...tile(subject).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  );
  expect(new Set(ids.flat()).size).toBe(ids.flat().length);
});

test.each(['Sen Vàng Phú Quý', 'Xóc Đĩa', 'Mega 6/45', 'Đường Đua Thế Kỷ'])(
  'the title "%s" stays inside its tile',
  (title) => {
    for (const style of artStyles) {
      const [, path] = /<path d="([^"]+)"[^>]*paint-order/.exec(tile('moon', title, style))!;
      const across = [...path!.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
      expect(Math.max(...across)).toBeLessThan(140);
      expect(Math.min(...across)).toBeGreaterThan(-140);
    }
  },
);
