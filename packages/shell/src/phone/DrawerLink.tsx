import type { ReactNode } from 'react';
import { SiteLink } from '../routing/SiteLink.tsx';
import * as styles from './Drawer.css.ts';

/** An entry of the phone's menu. */
export const DrawerLink = ({ href, label, icon }: { href: string; label: string; icon?: ReactNode }) => (
  <li>
    <SiteLink href={href} className={styles.link}>
      {icon}
      {label}
    </SiteLink>
  </li>
);
