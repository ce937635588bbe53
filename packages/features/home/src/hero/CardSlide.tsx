import { ButtonLink, Heading } from '@marquee/ui';
import { BannerPicture } from './BannerPicture.tsx';
import * as styles from './hero.css.ts';
import type { HomeBanner } from './HomeBanner.ts';

/** A banner as a card: the picture above, its words on the card's own ground. */
export const CardSlide = ({ banner, isFirst }: { banner: HomeBanner; isFirst: boolean }) => (
  <article className={styles.card}>
    <BannerPicture
      picture={banner.picture}
      isFirst={isFirst}
      hasWide={false}
      className={styles.cardPicture}
    />
    <div className={styles.cardWords}>
      <Heading level={2} size="l">
        {banner.title}
      </Heading>
      <p className={styles.cardText}>{banner.text}</p>
      {banner.action && (
        <ButtonLink href={banner.action.path} look="soft" size="s">
          {banner.action.label}
        </ButtonLink>
      )}
    </div>
  </article>
);
