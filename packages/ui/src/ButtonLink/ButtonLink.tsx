import type { ComponentProps, ElementType, ReactNode } from 'react';
import { buttonClass, type ButtonStyle } from '../Button/buttonClass.ts';
import { Link } from '../Link/Link.tsx';
import { cx } from '../theme/cx.ts';

interface OwnProps<As extends ElementType> extends ButtonStyle {
  /** What renders the link, `Link` of the kit by default; its own props are taken as well. */
  as?: As;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Props of `ButtonLink`, together with those of what renders it. */
export type ButtonLinkProps<As extends ElementType> = OwnProps<As> &
  Omit<ComponentProps<As>, keyof OwnProps<As>>;

/** Leads elsewhere in the shape of a button: `<ButtonLink href="/help">`. */
export const ButtonLink = <As extends ElementType = typeof Link>({
  as,
  tone,
  look,
  size,
  isFull,
  iconStart,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps<As>) => {
  const Component: ElementType = as ?? Link;
  return (
    <Component {...rest} className={cx(buttonClass({ tone, look, size, isFull }), className)}>
      {iconStart}
      {children}
      {iconEnd}
    </Component>
  );
};
