import { useLingui } from '@lingui/react/macro';
import { Carousel } from '@marquee/ui';
import { Fragment, type ReactNode } from 'react';
import type { HomeBanner } from './HomeBanner.ts';

type Props = {
  banners: readonly HomeBanner[];
  isBleeding?: boolean;
  render: (banner: HomeBanner, isFirst: boolean) => ReactNode;
};

/** The banners, one at a time. */
export const BannerCarousel = ({ banners, isBleeding = false, render }: Props) => {
  const { t } = useLingui();
  return (
    <Carousel
      label={t`Highlights`}
      isBleeding={isBleeding}
      labels={{
        previous: t`Previous highlight`,
        next: t`Next highlight`,
        pause: t`Pause slideshow`,
        play: t`Resume slideshow`,
        slide: (number, count) => t`Highlight ${number} of ${count}`,
      }}
    >
      {banners.map((banner, index) => (
        <Fragment key={banner.id}>{render(banner, index === 0)}</Fragment>
      ))}
    </Carousel>
  );
};
