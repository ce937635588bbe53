import { useLingui } from '@lingui/react/macro';
import { useSession, useSite } from '@marquee/feature-core';
import { ButtonLink, Heading } from '@marquee/ui';
import * as styles from './hero.css.ts';

/** What the brand promises, and the first two steps; over a picture, which is dark in both schemes, the first alone. */
export const BrandWords = ({ isOverPicture = false }: { isOverPicture?: boolean }) => {
  const { t } = useLingui();
  const { brand, language, hasFlag, hasFeature } = useSite();
  const canJoin = useSession().status === 'guest' && hasFlag('DIRECTREG3');
  const words = brand.texts[language];
  return (
    <div className={isOverPicture ? styles.wordsOver : styles.words}>
      <p className={styles.tagline}>{words?.tagline}</p>
      <Heading level={1} size="display" className={styles.promise}>
        {words?.heroTitle}
      </Heading>
      <p className={styles.text}>{words?.heroText}</p>
      <div className={styles.steps}>
        {canJoin && (
          <ButtonLink href="/register" size="l">
            {t`Open an account`}
          </ButtonLink>
        )}
        {hasFeature('games') && !(canJoin && isOverPicture) && (
          <ButtonLink href="/games" size="l" {...(canJoin && { look: 'outline', tone: 'neutral' })}>
            {t`Browse games`}
          </ButtonLink>
        )}
      </div>
    </div>
  );
};
