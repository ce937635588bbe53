import { useSite } from '@marquee/feature-core';
import { AccountTools } from './AccountTools.tsx';
import { AnnouncementsButton } from './AnnouncementsButton.tsx';
import * as styles from './Header.css.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { Navigation } from './Navigation.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { SiteClock } from './SiteClock.tsx';

/** The bar at the top of every page. On a tablet its navigation stands as a rail at the side. */
export const Header = () => {
  const { brand } = useSite();
  return (
    <header className={styles.header}>
      <div className={`${styles.bar} ${styles.arrangements[brand.layout.header]}`}>
        <MenuButton />
        <Logo />
        <Navigation />
        <div className={styles.tools}>
          <span className={styles.clock}>
            <SiteClock />
          </span>
          <SearchButton />
          <div className={styles.notOnPhone}>
            <LanguageMenu />
          </div>
          <span className={styles.notOnPhone}>
            <AnnouncementsButton />
          </span>
          <span className={styles.notOnPhone}>
            <SchemeSwitch />
          </span>
          <AccountTools />
        </div>
      </div>
      {/* What a page's HTML lets its first paint wait for: Chromium takes an element as read where it begins. */}
      <span id="header-end" hidden />
    </header>
  );
};
