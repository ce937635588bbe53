import type { CDPSession, Page } from 'playwright';
import { type Fingerprint, readFingerprint } from './fingerprint.ts';
import { type Settled, settledPicture } from './settledPicture.ts';
import type { Snapshots } from './SnapshotStore.ts';
import type { Step } from './Step.ts';
import { type Thumbnail, thumbnailOf } from './Thumbnail.ts';
import { nameOf } from './View.ts';

/** A view under a brand in a scheme, as it is drawn now. */
export type Drawn = {
  view: string;
  title: string;
  variant: string;
  fingerprint: Fingerprint;
  /** Missing where the picture is as it was accepted. */
  changed?: { png: Buffer; thumbnail: Thumbnail };
};

type Options = { step: Step; snapshots: Snapshots; show: () => Promise<void> };

/** Draws a view anew that is not as accepted: only what two drawings agree about has really changed. */
const drawAgain = async (shoot: () => Promise<Settled>, first: Settled, accepted: string | undefined) => {
  const second = await shoot();
  const isSame = second.fingerprint.digest === first.fingerprint.digest;
  if (second.fingerprint.digest === accepted || (second.isSettled && isSame)) return second;
  throw new Error('no two drawings are alike: something moves, or comes late');
};

/** Takes the picture of a view that `show` draws from the start. */
export const drawView = async (page: Page, { step, snapshots, show }: Options): Promise<Drawn> => {
  const { view, pass } = step;
  const variant = `${pass.brand}-${pass.scheme}`;
  const line = snapshots.views[nameOf(view)]?.[variant];
  const accepted = line === undefined ? undefined : readFingerprint(line).digest;
  const session: CDPSession = await page.context().newCDPSession(page);
  const shoot = async () => {
    await show();
    return settledPicture(page, session, { ...view, accepted });
  };
  try {
    const first = await shoot();
    const isAsAccepted = first.fingerprint.digest === accepted;
    const { picture, fingerprint } = isAsAccepted ? first : await drawAgain(shoot, first, accepted);
    const drawn = { view: nameOf(view), title: view.title, variant, fingerprint };
    if (fingerprint.digest === accepted) return drawn;
    return {
      ...drawn,
      changed: { png: picture.png, thumbnail: await thumbnailOf(picture.png, picture.width) },
    };
  } finally {
    await session.detach();
  }
};
