import { useSite } from '@marquee/feature-core';
import { VisuallyHidden } from '@marquee/ui';
import { useHome } from '../useHome.ts';
import { BannerCarousel } from './BannerCarousel.tsx';
import { BrandWords } from './BrandWords.tsx';
import * as styles from './hero.css.ts';
import { HeroSlide } from './HeroSlide.tsx';

/** Banners across the page with their words over the picture; the brand's own words where there are none. */
export const FullHero = () => {
  const { brand, language } = useSite();
  const { data, isPending } = useHome();
  const banners = data?.banners ?? [];
  if (!isPending && banners.length === 0)
    return (
      <div className={styles.empty}>
        <BrandWords />
      </div>
    );
  return (
    <div>
      <VisuallyHidden as="h1">{brand.texts[language]?.heroTitle}</VisuallyHidden>
      {isPending ? (
        <div className={styles.place} aria-busy />
      ) : (
        <BannerCarousel
          banners={banners}
          render={(banner, isFirst) => <HeroSlide banner={banner} isFirst={isFirst} />}
        />
      )}
    </div>
  );
};
