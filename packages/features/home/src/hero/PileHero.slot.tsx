import { useLingui } from '@lingui/react/macro';
import { useSession, useSite } from '@marquee/feature-core';
import { ButtonLink, Container, Heading, LazyImage, Link } from '@marquee/ui';
import { useHome } from '../useHome.ts';
import * as styles from './pileHero.css.ts';

/** How many pictures lie on the pile. */
const onPile = 3;

/** A loud promise beside a pile of what is played most. */
const PileHero = () => {
  const { t } = useLingui();
  const { brand, language, imageUrl, hasFlag, hasFeature } = useSite();
  const { data } = useHome();
  const canJoin = useSession().status === 'guest' && hasFlag('DIRECTREG3');
  const words = brand.texts[language];
  const games = hasFeature('games') ? (data?.popular ?? []).slice(0, onPile) : [];
  return (
    <div className={styles.ground}>
      <Container className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.tagline}>{words?.tagline}</p>
          <Heading level={1} size="display" className={styles.promise}>
            {words?.heroTitle}
          </Heading>
          <p className={styles.text}>{words?.heroText}</p>
          <div className={styles.steps}>
            {canJoin ? (
              <ButtonLink href="/register" size="l">
                {t`Open an account`}
              </ButtonLink>
            ) : (
              hasFeature('games') && (
                <ButtonLink href="/games" size="l">
                  {t`Browse games`}
                </ButtonLink>
              )
            )}
          </div>
        </div>
        <ul className={styles.pile}>
          {games.map(({ nodeId, title, image }, index) => (
            <li key={nodeId} className={styles.stickers[index as 0 | 1 | 2]}>
              <Link href={`/game/${encodeURIComponent(nodeId)}`} className={styles.link}>
                <LazyImage
                  src={imageUrl(image)}
                  alt={title}
                  width={300}
                  height={400}
                  isPriority={index === 1}
                  className={styles.picture}
                />
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
};

export default PileHero;
