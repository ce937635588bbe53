import sharp from 'sharp';

/** A small picture of a page, for people: what the digest cannot show. */
export type Thumbnail = { width: number; height: number; pixels: Buffer };

/** Pixels; further down a page's small picture says nothing new. */
const tallest = 400;

const widthOf = (width: number) => Math.round(width > 1000 ? width / 4 : width * 0.4);

/** The small picture of a page. */
export const thumbnailOf = async (png: Buffer, width: number): Promise<Thumbnail> => {
  const small = sharp(png)
    .removeAlpha()
    .resize({ width: widthOf(width), kernel: 'lanczos3' });
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, tallest);
  return { width: info.width, height, pixels: data.subarray(0, info.width * height * 3) };
};

/** All variants of a view beside each other, as the bytes of one file. */
export const sheetOf = async (thumbnails: readonly Thumbnail[]): Promise<Buffer> => {
  const width = Math.max(...thumbnails.map((thumbnail) => thumbnail.width));
  const height = Math.max(...thumbnails.map((thumbnail) => thumbnail.height));
  return sharp({ create: { width: width * thumbnails.length, height, channels: 3, background: '#808080' } })
    .composite(
      thumbnails.map(({ pixels, ...size }, index) => ({
        input: pixels,
        raw: { ...size, channels: 3 },
        left: index * width,
        top: 0,
      })),
    )
    .webp({ quality: 20, effort: 6, smartSubsample: true })
    .toBuffer();
};

/** One variant of a sheet, by its place among so many. */
export const cutSheet = async (
  sheet: Buffer,
  place: number,
  count: number,
  height: number,
): Promise<Thumbnail> => {
  const { width: whole, height: tall } = await sharp(sheet).metadata();
  const width = Math.round(whole / count);
  const area = { left: place * width, top: 0, width, height: Math.min(height, tall) };
  const { data, info } = await sharp(sheet)
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
};

/** A small picture as a file that a page can show. */
export const pngOf = ({ pixels, width, height }: Thumbnail): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
