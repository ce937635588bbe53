import { useSite } from '@marquee/feature-core';
import { LazyImage } from '@marquee/ui';
import type { HomeBanner } from './HomeBanner.ts';

type Props = { picture: HomeBanner['picture']; isFirst: boolean; hasWide?: boolean; className: string };

/** A banner's picture: the narrow crop on a phone, the wide one where there is room for it. */
export const BannerPicture = ({ picture, isFirst, hasWide = true, className }: Props) => {
  const { imageUrl } = useSite();
  const wide = { media: '(min-width: 720px)', src: imageUrl(picture.wide), width: 1280, height: 480 };
  return (
    <LazyImage
      src={imageUrl(picture.narrow)}
      alt={picture.alt}
      width={640}
      height={480}
      {...(hasWide && { wide })}
      isPriority={isFirst}
      isLate={!isFirst}
      className={className}
    />
  );
};
