import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../routing/SiteLink.tsx';
import * as styles from './BottomBar.css.ts';

type Props = { href: string; icon: ReactNode; label: string };

/** An entry of the bottom bar that leads somewhere. */
export const BottomLink = ({ href, icon, label }: Props) => {
  const { pathname, hash } = useLocation();
  const isCurrent = pathname + hash === href;
  return (
    <SiteLink href={href} className={styles.entry} {...(isCurrent && { 'aria-current': 'page' })}>
      {icon}
      {label}
    </SiteLink>
  );
};
