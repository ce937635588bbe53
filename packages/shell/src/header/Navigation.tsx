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
 * The navigation: a bar on a desktop, a rail on a tablet; a phone has it in its menu. Where labels are so long that
 * even fewer fit, those at the end move under "More" as well.
 */
export const Navigation = () => {
  const { t } = useLingui();
  const { brand } = useSite();
  const entries = useNavigation();
  const row = useRef<HTMLUListElement>(null);
  const fitting = useFitting(row, entries.map(({ label }) => label).join());
  const first = Math.min(room.desktop, fitting);
  const hasMore = entries.length > room.roomy ? styles.more : styles.moreUntilRoomy;
  return (
    <nav aria-label={t`Main navigation`} className={styles.navigation}>
      <div className={cx(styles.line, brand.layout.header === 'centred' && styles.centred)}>
        <ul ref={row} className={styles.list}>
          {entries.map((entry, index) => (
            <NavigationItem key={entry.id} entry={entry} className={placeOf(index, fitting)} />
          ))}
        </ul>
        {entries.length > first && (
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
