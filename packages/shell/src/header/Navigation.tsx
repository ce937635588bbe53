import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { cx } from '@marquee/ui';
import { useRef } from 'react';
import { MoreMenu } from './MoreMenu.tsx';
import * as styles from './Navigation.css.ts';
import { NavigationItem } from './NavigationItem.tsx';
import { useFitting } from './useFitting.ts';
import { useNavigation } from './useNavigation.ts';

/** How many entries stand in the bar of a desktop and of a wide one; the others are under "More". */
const room = { desktop: 5, roomy: 7 };

const placeOf = (index: number, fitting: number) => {
  if (index >= fitting) return styles.wrapped;
  if (index >= room.roomy) return styles.onWidest;
  return index >= room.desktop ? styles.onRoomy : undefined;
};

/**
 * The navigation: on a desktop a bar, a rail or nothing, as the brand has it, on a tablet a rail; a phone has it in its
 * menu. Where a bar's labels are so long that even fewer fit, those at the end move under "More" as well.
 */
export const Navigation = () => {
  const { t } = useLingui();
  const { header, navigation } = useSite().brand.layout;
  const entries = useNavigation();
  const row = useRef<HTMLUListElement>(null);
  const fitting = useFitting(row, entries.map(({ label }) => label).join());
  const isBar = navigation === 'bar';
  const first = Math.min(room.desktop, fitting);
  const hasMore = entries.length > room.roomy ? styles.more : styles.moreUntilRoomy;
  return (
    <nav aria-label={t`Main navigation`} className={styles.navigations[navigation]}>
      <div className={cx(styles.line[navigation], isBar && header === 'centred' && styles.centred)}>
        <ul ref={row} className={styles.lists[navigation]}>
          {entries.map((entry, index) => (
            <NavigationItem
              key={entry.id}
              entry={entry}
              look={navigation}
              className={isBar ? placeOf(index, fitting) : undefined}
            />
          ))}
        </ul>
        {isBar && entries.length > first && (
          <div className={fitting < entries.length ? styles.moreOnDesktop : hasMore}>
            <MoreMenu
              entries={entries.slice(first)}
              classNameOf={(index) =>
                index + first < Math.min(room.roomy, fitting) ? styles.inMore : undefined
              }
            />
          </div>
        )}
      </div>
    </nav>
  );
};
