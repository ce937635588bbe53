import type { CDPSession, Page } from 'playwright';
import { type Fingerprint, readFingerprint } from './fingerprint.ts';
import { type Settled, settledPicture } from './settledPicture.ts';
import { showView } from './showView.ts';
import type { Snapshots } from './SnapshotStore.ts';
import { type Thumbnail, thumbnailOf } from './Thumbnail.ts';
import { nameOf, schemes, type View } from './View.ts';

/** A view under a brand in a scheme, as it is drawn now. */
export type Drawn = {
  view: string;
  title: string;
  variant: string;
  fingerprint: Fingerprint;
  /** Missing where the picture is as it was accepted. */
  changed?: { png: Buffer; thumbnail: Thumbnail };
};

type Options = { brand: string; view: View; snapshots: Snapshots };

type Shot = Settled & { variant: string; accepted: string | undefined };

const isAsAccepted = ({ fingerprint, accepted }: Shot) => fingerprint.digest === accepted;

const shoot = async (
  page: Page,
  session: CDPSession,
  { brand, view, snapshots }: Options,
): Promise<Shot[]> => {
  await showView(page, view);
  const shots: Shot[] = [];
  for (const scheme of schemes) {
    const variant = `${brand}-${scheme}`;
    const line = snapshots.views[nameOf(view)]?.[variant];
    const accepted = line === undefined ? undefined : readFingerprint(line).digest;
    shots.push({
      variant,
      accepted,
      ...(await settledPicture(page, session, { ...view, scheme, accepted })),
    });
  }
  return shots;
};

/** Draws a view anew that is not as accepted: only what two drawings agree about has really changed. */
const shootAgain = async (page: Page, session: CDPSession, options: Options, first: readonly Shot[]) => {
  const second = await shoot(page, session, options);
  return second.map((shot, index) => {
    const isSame = shot.fingerprint.digest === first[index]!.fingerprint.digest;
    if (isAsAccepted(shot) || (shot.isSettled && isSame)) return shot;
    if (isAsAccepted(first[index]!)) return first[index]!;
    throw new Error(`no two drawings in ${shot.variant} are alike: something moves, or comes late`);
  });
};

/** Takes the picture of a view in both schemes, in a page that is open under a brand. */
export const takePictures = async (page: Page, options: Options): Promise<Drawn[]> => {
  const session = await page.context().newCDPSession(page);
  try {
    const first = await shoot(page, session, options);
    const shots = first.every(isAsAccepted) ? first : await shootAgain(page, session, options, first);
    return await Promise.all(
      shots.map(async (shot) => ({
        view: nameOf(options.view),
        title: options.view.title,
        variant: shot.variant,
        fingerprint: shot.fingerprint,
        ...(!isAsAccepted(shot) && {
          changed: {
            png: shot.picture.png,
            thumbnail: await thumbnailOf(shot.picture.png, shot.picture.width),
          },
        }),
      })),
    );
  } finally {
    await session.detach();
  }
};
