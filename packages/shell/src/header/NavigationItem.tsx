import type { Brand } from '@marquee/brand';
import { cx } from '@marquee/ui';
import { createElement } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../routing/SiteLink.tsx';
import { Extra } from '../runtime/Extra.tsx';
import { LazyPart } from '../runtime/LazyPart.tsx';
import { iconOf } from './categoryIcons.ts';
import * as styles from './Navigation.css.ts';
import type { NavigationEntry } from './useNavigation.ts';
import { useHoverPanel } from './useHoverPanel.ts';

const loadPanel = () => import('./NavigationPanel.slot.tsx');

/** An entry of the navigation. Its panel opens under the pointer and by the arrow down; its link leads to everything. */
export const NavigationItem = ({
  entry,
  look,
  className,
}: {
  entry: NavigationEntry;
  /** Where it stands on a desktop. */
  look: Brand['layout']['navigation'];
  className?: string | undefined;
}) => {
  const { pathname, search, key } = useLocation();
  const { isOpen, close, handlers } = useHoverPanel(entry.panel !== null && look === 'bar', key);
  const { label, href } = entry;
  // The special entry leads to the page of the lotteries, whose own entry is the current one.
  const isCurrent = pathname + search === href && entry.panel !== 'special';
  return (
    <li className={cx(styles.items[look], className)} {...handlers}>
      <SiteLink
        href={href}
        className={styles.links[look]}
        onClick={close}
        {...(isCurrent && { 'aria-current': 'page' })}
        {...(entry.panel && look === 'bar' && { 'aria-expanded': isOpen, 'aria-keyshortcuts': 'ArrowDown' })}
      >
        {createElement(iconOf(entry), { className: styles.icons[look] })}
        {label}
      </SiteLink>
      {isOpen && (
        <Extra fallback={<div className={cx(styles.panel, styles.panelWaiting)} />}>
          <LazyPart load={loadPanel} props={{ entry }} />
        </Extra>
      )}
    </li>
  );
};
