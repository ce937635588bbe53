import sharp from 'sharp';

type Target = {
  width: number;
  format: 'webp' | 'avif' | 'png';
  quality?: number;
  /** Bytes that a WebP picture may have; its quality gives way to them, down to half. */
  atMost?: number;
};

/** Turns SVG text into a picture of a width; WebP and AVIF are tuned to stay light on a phone. */
export const rasterise = async (
  svg: string,
  { width, format, quality = 72, atMost = Number.POSITIVE_INFINITY }: Target,
): Promise<Buffer> => {
  const picture = sharp(Buffer.from(svg), { density: 144 }).resize({ width });
  switch (format) {
    case 'webp': {
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
      const { width: across, height, channels } = info;
      for (let share = quality; ; share -= 6) {
        const bytes = await sharp(data, { raw: { width: across, height, channels } })
          .webp({ quality: share, effort: 5, smartSubsample: true })
          .toBuffer();
        if (bytes.length <= atMost || share - 6 < quality / 2) return bytes;
      }
    }
    case 'avif':
      return picture.avif({ quality: quality - 20, effort: 4 }).toBuffer();
    case 'png':
      return picture.png().toBuffer();
  }
};
