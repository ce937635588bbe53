import { useLingui } from '@lingui/react/macro';
import { useSession, useSite } from '@marquee/feature-core';
import { ButtonLink, Heading } from '@marquee/ui';
import * as styles from './hero.css.ts';

/** What the brand promises, and the first two steps. */
export const BrandWords = () => {
  const { t } = useLingui();
  const { brand, language, hasFlag, hasFeature } = useSite();
  const isGuest = useSession().status === 'guest';
  const words = brand.texts[language];
  return (
    <div className={styles.words}>
      <p className={styles.tagline}>{words?.tagline}</p>
      <Heading level={1} size="display" className={styles.promise}>
        {words?.heroTitle}
      </Heading>
      <p className={styles.text}>{words?.heroText}</p>
      <div className={styles.steps}>
        {isGuest && hasFlag('DIRECTREG3') && (
          <ButtonLink href="/register" size="l">
            {t`Open an account`}
          </ButtonLink>
        )}
        {hasFeature('games') && (
          <ButtonLink href="/games" size="l" look="outline" tone="neutral">
            {t`Browse the games`}
          </ButtonLink>
        )}
      </div>
    </div>
  );
};
