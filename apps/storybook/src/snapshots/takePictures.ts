import type { Page } from 'playwright';
import { type Fingerprint, readFingerprint } from './fingerprint.ts';
import { settledPicture } from './settledPicture.ts';
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

type Options = { brand: string; views: readonly View[]; snapshots: Snapshots };

/** Takes the picture of every view in both schemes, in a page that is open under a brand. */
export const takePictures = async (page: Page, { brand, views, snapshots }: Options): Promise<Drawn[]> => {
  const session = await page.context().newCDPSession(page);
  const drawn: Drawn[] = [];
  for (const view of views) {
    await showView(page, view);
    for (const scheme of schemes) {
      const name = nameOf(view);
      const variant = `${brand}-${scheme}`;
      const line = snapshots.views[name]?.[variant];
      const accepted = line === undefined ? undefined : readFingerprint(line).digest;
      const { picture, fingerprint } = await settledPicture(page, session, { ...view, scheme, accepted });
      const isSame = fingerprint.digest === accepted;
      drawn.push({
        view: name,
        title: view.title,
        variant,
        fingerprint,
        ...(!isSame && {
          changed: { png: picture.png, thumbnail: await thumbnailOf(picture.png, picture.width) },
        }),
      });
    }
  }
  return drawn;
};
