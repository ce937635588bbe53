import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '../routing/SiteLink.tsx';
import { useRuntime } from '../runtime/Runtime.ts';
import * as styles from './Header.css.ts';

/** The brand's logo, which leads home, and to the top of it. */
export const Logo = () => {
  const { t } = useLingui();
  const { brand, logo } = useRuntime();
  return (
    <SiteLink
      href="/"
      className={styles.logo}
      aria-label={t`${brand.name}, home`}
      onClick={() => scrollTo(0, 0)}
    >
      {/* The brand's own drawing, which the build has read from the brand's folder. */}
      <span className={styles.mark} aria-hidden dangerouslySetInnerHTML={{ __html: logo }} />
    </SiteLink>
  );
};
