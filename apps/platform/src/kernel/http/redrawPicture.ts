import sharp from 'sharp';
import { ApiFailure } from '../errors/ApiFailure.ts';

/** Most pixels that a picture may unpack to, and the longest side that is kept. */
const mostPixels = 50_000_000;
const longestSide = 2000;

/**
 * Draws a picture anew: what is kept holds nothing but pixels, no place or camera, and no program that calls itself
 * a picture. The bytes decide what it is, whatever its header says. With `square` it is cut to a square of that side.
 */
export const redrawPicture = async (bytes: Uint8Array, square?: number): Promise<Buffer> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format !== 'png' && format !== 'jpeg') throw new ApiFailure('PICTURE_UNREADABLE');
    return await picture
      .rotate()
      .resize(
        square
          ? { width: square, height: square, fit: 'cover' }
          : { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true },
      )
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch {
    throw new ApiFailure('PICTURE_UNREADABLE');
  }
};
