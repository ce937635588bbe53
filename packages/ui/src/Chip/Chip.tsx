import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { chip } from './Chip.css.ts';

/** Props of `Chip`: it leads somewhere by `href`, or is turned on and off by `onToggle`. */
export type ChipProps = {
  icon?: ReactNode;
  isSelected?: boolean;
  children: ReactNode;
} & ({ href: string; onToggle?: undefined } | { href?: undefined; onToggle: () => void });

/** A filter, a preset or a short cut among several. */
export const Chip = ({ href, onToggle, icon, isSelected, children }: ChipProps) =>
  href === undefined ? (
    <button type="button" className={chip} aria-pressed={isSelected ?? false} onClick={onToggle}>
      {icon}
      {children}
    </button>
  ) : (
    <Link href={href} className={chip} aria-current={isSelected ? 'page' : undefined}>
      {icon}
      {children}
    </Link>
  );
