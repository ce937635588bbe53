import { useSite } from '@marquee/feature-core';
import { LazyImage } from '@marquee/ui';
import type { HomeBanner } from './HomeBanner.ts';

type Props = { picture: HomeBanner['picture']; isPriority: boolean; hasWide?: boolean; className: string };

/** A banner's picture: the narrow crop on a phone, the wide one where there is room for it. */
export const BannerPicture = ({ picture, isPriority, hasWide = true, className }: Props) => {
  const { imageUrl } = useSite();
  return (
    <picture>
      {hasWide && (
        <source media="(min-width: 720px)" srcSet={imageUrl(picture.wide)} width={1280} height={480} />
      )}
      <LazyImage
        src={imageUrl(picture.narrow)}
        alt={picture.alt}
        width={640}
        height={480}
        isPriority={isPriority}
        className={className}
      />
    </picture>
  );
};
