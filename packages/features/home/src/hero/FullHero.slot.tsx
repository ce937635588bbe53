import { useSite } from '@marquee/feature-core';
import { Container, VisuallyHidden } from '@marquee/ui';
import { useHome } from '../useHome.ts';
import { BannerCarousel } from './BannerCarousel.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import { BrandWords } from './BrandWords.tsx';
import * as styles from './fullHero.css.ts';
import { HeroSlide } from './HeroSlide.tsx';

/** A scene from edge to edge with its words over it; the brand's own scene and words where there are no banners. */
const FullHero = () => {
  const { brand, language } = useSite();
  const { data, isPending } = useHome();
  const banners = data?.banners ?? [];
  if (!isPending && banners.length === 0)
    return (
      <div className={data ? styles.own : styles.empty}>
        {data && (
          <>
            <BannerPicture picture={data.scene} isFirst className={styles.picture} />
            <div className={styles.shade} />
          </>
        )}
        <Container className={data && styles.overOwn}>
          <BrandWords isOverPicture={data !== undefined} />
        </Container>
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
          isBleeding
          render={(banner, isFirst) => <HeroSlide banner={banner} isFirst={isFirst} />}
        />
      )}
    </div>
  );
};

export default FullHero;
