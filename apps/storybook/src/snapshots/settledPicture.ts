import type { CDPSession, Page } from 'playwright';
import { type Fingerprint, fingerprintOf } from './fingerprint.ts';
import type { View } from './View.ts';
import { type Picture, takePicture } from './takePicture.ts';

/** A picture with its fingerprint; it has not settled where no two in a row were alike. */
export type Settled = { picture: Picture; fingerprint: Fingerprint; isSettled: boolean };

const tries = 6;
const pause = 150;

/**
 * Takes pictures until one is as it was accepted, or two in a row are alike: a page that is a moment late is no
 * change.
 */
export const settledPicture = async (
  page: Page,
  session: CDPSession,
  wanted: View & { accepted: string | undefined },
): Promise<Settled> => {
  let last: Settled | undefined;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const picture = await takePicture(page, session, wanted);
    const fingerprint = fingerprintOf(picture);
    const isSettled =
      fingerprint.digest === wanted.accepted || fingerprint.digest === last?.fingerprint.digest;
    last = { picture, fingerprint, isSettled };
    if (isSettled) return last;
    await page.waitForTimeout(pause);
  }
  return last!;
};
