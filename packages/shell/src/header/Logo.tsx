import { useLingui } from '@lingui/react/macro';
import { useSession } from '@marquee/feature-core';
import { cx } from '@marquee/ui';
import { SiteLink } from '../routing/SiteLink.tsx';
import { useRuntime } from '../runtime/Runtime.ts';
import * as styles from './Header.css.ts';

/** The brand's logo, which leads home, and to the top of it. */
export const Logo = () => {
  const { t } = useLingui();
  const { brand, logo, mark } = useRuntime();
  // On narrow phones a balance stands beside it, and needs the room of the name.
  const isMember = useSession().status === 'member';
  return (
    <SiteLink
      href="/"
      className={styles.logo}
      aria-label={t`${brand.name}, home`}
      onClick={() => scrollTo(0, 0)}
    >
      {/* The brand's own drawing, which the build has read from the brand's folder. */}
      <span
        className={cx(styles.mark, isMember && styles.notOnNarrowPhone)}
        aria-hidden
        dangerouslySetInnerHTML={{ __html: logo }}
      />
      {isMember && (
        <span
          className={cx(styles.mark, styles.onNarrowPhone)}
          aria-hidden
          dangerouslySetInnerHTML={{ __html: mark }}
        />
      )}
    </SiteLink>
  );
};
