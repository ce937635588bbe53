import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../routing/SiteLink.tsx';
import * as styles from './BottomBar.css.ts';

type Props = {
  href: string;
  icon: ReactNode;
  label: string;
  /** The page is one of those behind this entry. */
  isWithin?: boolean;
};

/** An entry of the bottom bar that leads somewhere. */
export const BottomLink = ({ href, icon, label, isWithin = false }: Props) => {
  const { pathname, hash } = useLocation();
  const current = pathname + hash === href ? 'page' : isWithin ? 'true' : undefined;
  return (
    <SiteLink href={href} className={styles.entry} aria-current={current}>
      {icon}
      {label}
    </SiteLink>
  );
};
