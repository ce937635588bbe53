import { type ArtStyle, artStyles } from '@marquee/reference';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createCanvas } from '../tile/createCanvas.ts';
import { styles } from '../styles/styles.ts';
import { air } from './air.ts';
import { type SceneName, scenes } from './scenes.ts';

const names = Object.keys(scenes) as SceneName[];
const every = names.flatMap((name) => artStyles.map((style) => [name, style] as const));

const [width, height] = [300, 400];

const canvasOf = (name: SceneName, style: ArtStyle) => {
  const canvas = createCanvas(name, { seed: name, palette: 'royal', light: 'left', style });
  return { canvas, stage: { width, height, x: 150, y: 150, floor: styles[style].floor } };
};

type Area = (x: number, y: number) => boolean;

/** What share of an area a drawing without a ground covers, by its solid pixels. */
const shareOf = async (svg: string, area: Area) => {
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
  let [within, solid] = [0, 0];
  for (const [index, alpha] of pixels.entries()) {
    if (!area(index % width, Math.floor(index / width))) continue;
    within += 1;
    if (alpha > 50) solid += 1;
  }
  return solid / within;
};

/** Where the faces of objects are. */
const face: Area = (x, y) => Math.hypot((x - 150) / 60, (y - 150) / 74) < 1;

test.each(every)('the foreground of "%s" in %s is seen, and leaves the face free', async (name, style) => {
  const { canvas, stage } = canvasOf(name, style);
  const drawn = canvas.svg(width, height, canvas.front(name, stage));
  expect(await shareOf(drawn, (_, y) => y < stage.floor)).toBeGreaterThan(0.02);
  expect(await shareOf(drawn, face)).toBeLessThan(0.01);
});

test.each(every)('something floats in the air of "%s" in %s', async (name, style) => {
  const { canvas, stage } = canvasOf(name, style);
  const drawn = canvas.svg(width, height, air(canvas.pen, scenes[name].air, stage, false));
  expect(await shareOf(drawn, () => true)).toBeGreaterThan(0.0005);
});

test('no two scenes have the same foreground', () => {
  const drawn = names.map((name) => {
    const { canvas, stage } = canvasOf(name, 'poster');
    return scenes[name].near(canvas.pen, stage);
  });
  expect(new Set(drawn).size).toBe(names.length);
});
