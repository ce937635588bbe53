import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { findLanguage } from '@marquee/reference';
import { Flag } from '../header/Flag.tsx';
import { LanguageLink } from '../header/LanguageLink.tsx';
import { useLanguageAddress } from '../header/useLanguageAddress.ts';
import { SchemeSwitch } from '../header/SchemeSwitch.tsx';
import * as styles from './Drawer.css.ts';

/** Language and scheme, which a phone's header has no room for. */
export const DrawerSettings = () => {
  const { t } = useLingui();
  const { brand, language } = useSite();
  const languageAddress = useLanguageAddress();
  return (
    <section aria-label={t`Language and appearance`} className={styles.settings}>
      {brand.languages.length > 1 && (
        <ul className={styles.languages}>
          {brand.languages.map((offered) => (
            <li key={offered}>
              <LanguageLink
                href={languageAddress(offered)}
                lang={offered}
                className={styles.language}
                aria-current={offered === language ? 'true' : undefined}
              >
                <Flag language={offered} />
                {findLanguage(offered)?.name ?? offered}
              </LanguageLink>
            </li>
          ))}
        </ul>
      )}
      <SchemeSwitch />
    </section>
  );
};
