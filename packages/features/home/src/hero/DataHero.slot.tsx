import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Container, Heading, Link } from '@marquee/ui';
import { useHome } from '../useHome.ts';
import { BannerPicture } from './BannerPicture.tsx';
import * as styles from './dataHero.css.ts';
import { GameSearch } from './GameSearch.tsx';
import { useFigures } from './useFigures.ts';

/** What the brand promises with the figures that bear it out, the way to every game, and one picture. */
const DataHero = () => {
  const { t } = useLingui();
  const { brand, language, hasFeature } = useSite();
  const { data, isPending } = useHome();
  const figures = useFigures();
  const words = brand.texts[language];
  const banner = data?.banners[0];
  return (
    <Container className={styles.hero}>
      <div className={styles.words}>
        <Heading level={1} size="display" className={styles.promise}>
          {words?.heroTitle}
        </Heading>
        <p className={styles.text}>{words?.heroText}</p>
        {hasFeature('games') && <GameSearch />}
        {figures && (
          <dl className={styles.figures} aria-label={t`In figures`}>
            {figures.map(({ id, value, label }) => (
              <div key={id} className={styles.figure}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {isPending && <div className={styles.place} aria-busy />}
      {data && !banner && (
        <div className={styles.scene}>
          <BannerPicture picture={data.scene} isFirst hasWide={false} className={styles.picture} />
        </div>
      )}
      {banner && (
        <article className={styles.scene}>
          <BannerPicture picture={banner.picture} isFirst hasWide={false} className={styles.picture} />
          <div className={styles.caption}>
            <h2 className={styles.captionTitle}>
              {banner.action ? (
                <Link href={banner.action.path} className={styles.captionLink}>
                  {banner.title}
                </Link>
              ) : (
                banner.title
              )}
            </h2>
            <p className={styles.captionText}>{banner.text}</p>
          </div>
        </article>
      )}
    </Container>
  );
};

export default DataHero;
