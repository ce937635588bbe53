import sharp from 'sharp';

/** Turns SVG text into a picture of a width; WebP and AVIF are tuned to stay light on a phone. */
export const rasterise = async (
  svg: string,
  { width, format, quality = 72 }: { width: number; format: 'webp' | 'avif' | 'png'; quality?: number },
): Promise<Buffer> => {
  const picture = sharp(Buffer.from(svg), { density: 144 }).resize({ width });
  switch (format) {
    case 'webp':
      return picture.webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    case 'avif':
      return picture.avif({ quality: quality - 20, effort: 4 }).toBuffer();
    case 'png':
      return picture.png().toBuffer();
  }
};
