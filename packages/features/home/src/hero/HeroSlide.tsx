import { ButtonLink, Container } from '@marquee/ui';
import { BannerPicture } from './BannerPicture.tsx';
import * as styles from './fullHero.css.ts';
import type { HomeBanner } from './HomeBanner.ts';

/** A banner whose words stand over its calm side. */
export const HeroSlide = ({ banner, isFirst }: { banner: HomeBanner; isFirst: boolean }) => (
  <article className={styles.slide}>
    <BannerPicture picture={banner.picture} isFirst={isFirst} className={styles.picture} />
    <div className={styles.shade} />
    <Container className={styles.over}>
      <h2 className={styles.title}>{banner.title}</h2>
      <p className={styles.overText}>{banner.text}</p>
      {banner.action && (
        <ButtonLink href={banner.action.path} size="l">
          {banner.action.label}
        </ButtonLink>
      )}
    </Container>
  </article>
);
