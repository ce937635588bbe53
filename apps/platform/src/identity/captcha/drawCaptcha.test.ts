import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCaptcha } from './drawCaptcha.ts';
import { newCaptchaText } from './newCaptchaText.ts';

test('a captcha is a small PNG with ink on it', async () => {
  const png = await drawCaptcha(newCaptchaText());
  const { width, height, format } = await sharp(png).metadata();
  expect({ width, height, format }).toEqual({ width: 240, height: 88, format: 'png' });
  const { channels } = await sharp(png).stats();
  expect(channels[0]?.min).toBeLessThan(100);
  expect(png.length).toBeLessThan(16_000);
});

test('texts hold no character that looks like another', () => {
  for (let i = 0; i < 200; i += 1) expect(newCaptchaText()).toMatch(/^[ACDEFHJKLMNPRTUVWXY34679]{4}$/);
});
