import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ApiFailure } from '#kernel';

/** Most pixels that a picture may unpack to. */
const mostPixels = 50_000_000;

/** The crops of the sites in pixels, about twice what their pages show. */
const crops = {
  wide: { width: 1280, height: 480 },
  narrow: { width: 640, height: 480 },
} as const;

const crop = (bytes: Uint8Array, size: { width: number; height: number }) =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize({ ...size, fit: 'cover', position: 'attention' })
    .webp({ quality: 72, effort: 5 })
    .toBuffer();

/**
 * Draws an uploaded picture anew in the crops of the sites: nothing is kept but pixels. The bytes decide what it is. Its
 * id follows from what it shows.
 */
export const cropPicture = async (
  bytes: Uint8Array,
): Promise<{ id: string; wide: Buffer; narrow: Buffer }> => {
  try {
    const { format } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).metadata();
    if (format !== 'png' && format !== 'jpeg') throw new ApiFailure('PICTURE_UNREADABLE');
    const [wide, narrow] = await Promise.all([crop(bytes, crops.wide), crop(bytes, crops.narrow)]);
    const id = createHash('sha256').update(wide).update(narrow).digest('hex').slice(0, 32);
    return { id, wide, narrow };
  } catch {
    throw new ApiFailure('PICTURE_UNREADABLE');
  }
};
