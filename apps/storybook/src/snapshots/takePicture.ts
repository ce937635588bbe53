import type { CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import type { View } from './View.ts';

/** A page as drawn: three bytes a pixel, row by row. */
export type Picture = { width: number; height: number; pixels: Buffer; png: Buffer };

/** A page may be endless; what lies further down is made of what stands above. Pixels. */
const tallest = 5_000;

/** Takes a picture of the page as it stands. */
export const takePicture = async (
  page: Page,
  session: CDPSession,
  { width, height, isWhole }: Pick<View, 'width' | 'height' | 'isWhole'>,
): Promise<Picture> => {
  const reach = await page.evaluate(async () => {
    scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.documentElement.scrollHeight;
  });
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: isWhole,
    clip: { x: 0, y: 0, width, height: isWhole ? Math.min(reach, tallest) : height, scale: 1 },
  });
  const png = Buffer.from(data, 'base64');
  const { data: pixels, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels, png };
};
