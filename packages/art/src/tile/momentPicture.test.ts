import { artStyles, moments } from '@marquee/reference';
import { expect, test } from 'vitest';
import { rasterise } from '../rasterise.ts';
import { momentPicture } from './momentPicture.ts';

test.each(moments)('a moment (%s) is drawn in each style', async (moment) => {
  const seen = await Promise.all(
    artStyles.map(async (style) => {
      const svg = momentPicture(moment, style);
      expect(/NaN|undefined|Infinity|\[object/.test(svg)).toBe(false);
      return [...(await rasterise(svg, { width: 12, format: 'png' }))];
    }),
  );
  expect(new Set(seen.map(String)).size).toBe(artStyles.length);
});

test('no two moments look alike', async () => {
  const seen = await Promise.all(
    moments.map(async (moment) => [
      ...(await rasterise(momentPicture(moment, 'poster'), { width: 12, format: 'png' })),
    ]),
  );
  expect(new Set(seen.map(String)).size).toBe(moments.length);
});
