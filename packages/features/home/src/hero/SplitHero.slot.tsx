import { Container } from '@marquee/ui';
import { useHome } from '../useHome.ts';
import { BannerCarousel } from './BannerCarousel.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import { BrandWords } from './BrandWords.tsx';
import { CardSlide } from './CardSlide.tsx';
import * as styles from './hero.css.ts';

/** The brand's words beside its banners, or its own scene where there are none. */
const SplitHero = () => {
  const { data, isPending } = useHome();
  const banners = data?.banners ?? [];
  return (
    <Container className={styles.split}>
      <BrandWords />
      {isPending && <div className={styles.cardPlace} aria-busy />}
      {data && banners.length === 0 && (
        <BannerPicture picture={data.scene} isFirst hasWide={false} className={styles.scene} />
      )}
      {banners.length > 0 && (
        <BannerCarousel
          banners={banners}
          render={(banner, isFirst) => <CardSlide banner={banner} isFirst={isFirst} />}
        />
      )}
    </Container>
  );
};

export default SplitHero;
