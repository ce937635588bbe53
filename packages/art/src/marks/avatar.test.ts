import { artStyles } from '@marquee/reference';
import { expect, test } from 'vitest';
import { rasterise } from '../rasterise.ts';
import { avatar, avatarCount } from './avatar.ts';

const thumbnail = async (svg: string) => String([...(await rasterise(svg, { width: 12, format: 'png' }))]);

test.each(artStyles)('all avatars in %s are sound, and no two alike', async (style) => {
  const drawn = Array.from({ length: avatarCount }, (_, index) => avatar(index + 1, style));
  for (const svg of drawn) expect(/NaN|undefined|Infinity|\[object/.test(svg)).toBe(false);
  expect(new Set(await Promise.all(drawn.map(thumbnail))).size).toBe(avatarCount);
});

test('the same avatar is another picture under another style', async () => {
  const seen = await Promise.all(artStyles.map((style) => thumbnail(avatar(2, style))));
  expect(new Set(seen).size).toBe(artStyles.length);
});

test('there is none beyond the last', () => {
  expect(() => avatar(avatarCount + 1, 'poster')).toThrow(RangeError);
});
