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
  className,
}: {
  entry: NavigationEntry;
  className?: string | undefined;
}) => {
  const { pathname, search, key } = useLocation();
  const { isOpen, close, handlers } = useHoverPanel(entry.panel !== null, key);
  const { label, href } = entry;
  // The special entry leads to the page of the lotteries, whose own entry is the current one.
  const isCurrent = pathname + search === href && entry.panel !== 'special';
  return (
    <li className={cx(styles.item, className)} {...handlers}>
      <SiteLink
        href={href}
        className={styles.link}
        onClick={close}
        {...(isCurrent && { 'aria-current': 'page' })}
        {...(entry.panel && { 'aria-expanded': isOpen, 'aria-keyshortcuts': 'ArrowDown' })}
      >
        {createElement(iconOf(entry), { className: styles.icon })}
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
