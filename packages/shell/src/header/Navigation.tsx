import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { cx } from '@marquee/ui';
import { MoreMenu } from './MoreMenu.tsx';
import * as styles from './Navigation.css.ts';
import { NavigationItem } from './NavigationItem.tsx';
import { useNavigation } from './useNavigation.ts';

/** How many entries stand in the bar of a desktop and of a wide one; the others are under "More". */
const room = { desktop: 5, roomy: 7 };

/** The navigation: a bar on a desktop, a rail on a tablet; a phone has it in its menu. */
export const Navigation = () => {
  const { t } = useLingui();
  const { brand } = useSite();
  const entries = useNavigation();
  return (
    <nav aria-label={t`Main navigation`} className={styles.navigation}>
      <ul className={cx(styles.list, brand.layout.header === 'centred' && styles.centred)}>
        {entries.map((entry, index) => (
          <NavigationItem
            key={entry.id}
            entry={entry}
            className={
              index >= room.roomy ? styles.onWidest : index >= room.desktop ? styles.onRoomy : undefined
            }
          />
        ))}
        {entries.length > room.desktop && (
          <li className={entries.length > room.roomy ? styles.more : styles.moreUntilRoomy}>
            <MoreMenu
              entries={entries.slice(room.desktop)}
              classNameOf={(index) => (index + room.desktop < room.roomy ? styles.inMore : undefined)}
            />
          </li>
        )}
      </ul>
    </nav>
  );
};
