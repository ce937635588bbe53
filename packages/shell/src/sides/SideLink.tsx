import { Link } from '@marquee/ui';
import type { ReactNode } from 'react';
import * as styles from './SidePanel.css.ts';

const leavesTheSite = (href: string) => /^https?:/.test(href);

/** An entry of a side panel that leads somewhere. */
export const SideLink = ({ href, icon, label }: { href: string; icon?: ReactNode; label: string }) => (
  <li>
    <Link href={href} className={styles.entry} {...(leavesTheSite(href) && { target: '_blank' })}>
      {icon}
      {label}
    </Link>
  </li>
);
