import sharp from 'sharp';
import { ApiFailure } from '../http/ApiFailure.ts';
import type { Handler } from '../http/handler.ts';
import { findDeposit } from './findDeposit.ts';
import { depositSlips } from './schema.ts';
import { toDeposit } from './toDeposit.ts';

/** Most pixels that a picture may unpack to, and the longest side that is kept. */
const mostPixels = 50_000_000;
const longestSide = 2000;

/**
 * Draws a picture anew: what is kept holds nothing but pixels, no place or camera, and no program that calls itself
 * a picture. The bytes decide what it is, whatever its header says.
 */
const redraw = async (bytes: Uint8Array): Promise<Uint8Array> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format !== 'png' && format !== 'jpeg') throw new ApiFailure('PICTURE_UNREADABLE');
    return await picture
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch {
    throw new ApiFailure('PICTURE_UNREADABLE');
  }
};

/** Keeps the slip of a deposit that waits for its money; a further one takes its place. */
export const uploadDepositSlip: Handler<'uploadDepositSlip'> = async (context, { body, query }) => {
  const { tenant, session, merchant, now } = context;
  const find = () => tenant((tx) => findDeposit(tx, session.accountId, query.reference));
  const isOpen = (found: Awaited<ReturnType<typeof find>>) =>
    found?.row.method === 'bank' && toDeposit(found.row, false, now()).state === 'waiting';
  const before = await find();
  if (!before) throw new ApiFailure('NOT_FOUND');
  if (!isOpen(before)) throw new ApiFailure('DEPOSIT_NOT_WAITING');
  const picture = await redraw(body);
  const kept = { picture, uploadedAt: now() };
  return tenant(async (tx) => {
    await tx
      .insert(depositSlips)
      .values({ depositId: before.row.id, merchantCode: merchant.code, ...kept })
      .onConflictDoUpdate({ target: depositSlips.depositId, set: kept });
    return toDeposit(before.row, true, now());
  });
};
