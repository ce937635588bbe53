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
          text: t`You’ll find ${name} among your apps. Log in there as you do in the browser.`,
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
          text: t`Share is the square with the arrow. You may have to scroll down the list.`,
        },
        {
          title: t`Tap “Add”`,
          picture: <MenuPicture icon={<CheckCircleIcon size="s" />} label={t`Open as Web App`} />,
          text: t`If your device asks, leave “Open as Web App” on.`,
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
      about: t`For devices where nothing can be added to the Home Screen, such as those managed by a company or school: a favourite in Safari.`,
      steps: [
        safari,
        {
          title: t`Tap Share, then “Add to Favourites”`,
          picture: <MenuPicture icon={<HeartIcon size="s" />} label={t`Add to Favourites`} />,
          text: t`If the list only has “Add Bookmark”, choose that and save it to your favourites.`,
        },
        {
          title: t`Open it from a new tab`,
          picture: <ShelfPicture />,
          text: t`You’ll find ${name} among your favourites. It opens in Safari and uses the login you have there.`,
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
          text: t`A bookmark brings you back to this very site, not to a copy of it.`,
        },
      ],
    },
  };
};
