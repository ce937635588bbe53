import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { ArrowUpIcon, CheckCircleIcon, DownloadIcon, HeartIcon, type PictureStep } from '@marquee/ui';
import { MenuPicture } from '../pictures/MenuPicture.tsx';
import { ShelfPicture } from '../pictures/ShelfPicture.tsx';
import { SitePicture } from '../pictures/SitePicture.tsx';
import type { System } from '../systems.ts';

/** How a system is told of and what is done on it. */
export type Guide = { name: string; about: string; steps: readonly PictureStep[] };

/** The guide of each system; `host` is the address that is typed or scanned. */
export const useGuides = (host: string): Record<System, Guide> => {
  const { t } = useLingui();
  const { name } = useSite().brand;
  const reach = t`The address is ${host}.`;
  const safari = { title: t`Open ${name} in Safari`, picture: <SitePicture host={host} />, text: reach };
  return {
    Android: {
      name: 'Android',
      about: t`An app among your others, without the browser’s bars.`,
      steps: [
        { title: t`Open ${name} in Chrome`, picture: <SitePicture host={host} />, text: reach },
        {
          title: t`Choose “Install app”`,
          picture: <MenuPicture icon={<DownloadIcon size="s" />} label={t`Install app`} />,
          text: t`It is in the menu under the three dots. On some phones it is called “Add to Home screen”.`,
        },
        {
          title: t`Open it from your apps`,
          picture: <ShelfPicture />,
          text: t`The icon of ${name} stands among your apps. You log in there as in the browser.`,
        },
      ],
    },
    iOS: {
      name: t`iPhone and iPad`,
      about: t`An app on your Home Screen, without the browser’s bars.`,
      steps: [
        safari,
        {
          title: t`Tap Share, then “Add to Home Screen”`,
          picture: <MenuPicture icon={<ArrowUpIcon size="s" />} label={t`Add to Home Screen`} />,
          text: t`Share is the square with the arrow. The entry may stand further down in the list.`,
        },
        {
          title: t`Tap “Add”`,
          picture: <MenuPicture icon={<CheckCircleIcon size="s" />} label={t`Open as Web App`} />,
          text: t`Where your device asks, leave “Open as Web App” on.`,
        },
        {
          title: t`Open it from the Home Screen`,
          picture: <ShelfPicture />,
          text: t`Log in there once more: the app does not share its login with Safari.`,
        },
      ],
    },
    iOSLite: {
      name: t`iOS lite`,
      about: t`Where nothing can be added to the Home Screen, such as on a device that a company or school looks after: a favourite in Safari.`,
      steps: [
        safari,
        {
          title: t`Tap Share, then “Add to Favourites”`,
          picture: <MenuPicture icon={<HeartIcon size="s" />} label={t`Add to Favourites`} />,
          text: t`Where the list has only “Add Bookmark”, choose that and put it among the favourites.`,
        },
        {
          title: t`Open it from a new tab`,
          picture: <ShelfPicture />,
          text: t`The icon of ${name} stands among your favourites. It opens in Safari, with the login that you have there.`,
        },
      ],
    },
    H5: {
      name: t`Mobile web`,
      about: t`The whole site in the browser of any phone. Nothing is installed.`,
      steps: [
        { title: t`Open ${name} in your browser`, picture: <SitePicture host={host} />, text: reach },
        {
          title: t`Keep the address`,
          picture: <MenuPicture icon={<HeartIcon size="s" />} label={t`Add bookmark`} />,
          text: t`With a bookmark you come back to this very site and to no copy of it.`,
        },
      ],
    },
  };
};
