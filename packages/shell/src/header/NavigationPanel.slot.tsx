import { Slot } from '@marquee/feature-core';
import { Container } from '@marquee/ui';
import { CategoryPanel } from './CategoryPanel.tsx';
import * as styles from './Navigation.css.ts';
import { SpecialPanel } from './SpecialPanel.tsx';
import type { NavigationEntry } from './useNavigation.ts';

/** What an entry of the navigation shows: games of its category, the lottery menus, or the special group. */
const NavigationPanel = ({ entry }: { entry: NavigationEntry }) => (
  <div className={styles.panel}>
    <Container>
      {entry.panel === 'lottery' && (
        <Slot name="header-lottery" fallback={<div className={styles.panelWaiting} />} />
      )}
      {entry.panel === 'special' && <SpecialPanel />}
      {entry.panel === 'games' && <CategoryPanel entry={entry} />}
    </Container>
  </div>
);

export default NavigationPanel;
