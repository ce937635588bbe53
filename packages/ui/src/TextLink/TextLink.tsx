import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { cx } from '../theme/cx.ts';
import { tones } from '../theme/tone.css.ts';
import type { Tone } from '../theme/tones.ts';
import { link, looks } from './TextLink.css.ts';

interface OwnProps<As extends ElementType> {
  /** What renders it: `Link` of the kit by default, `button` where it acts instead of leading. */
  as?: As;
  tone?: Tone;
  /** `inline` in running text; `quiet` alone, with room for a finger and no underline until hovered. */
  look?: keyof typeof looks;
  className?: string;
  children: ReactNode;
}

/** Props of `TextLink`, together with those of what renders it. */
export type TextLinkProps<As extends ElementType> = OwnProps<As> &
  Omit<ComponentProps<As>, keyof OwnProps<As>>;

/** A link in the colour of its tone. */
export const TextLink = <As extends ElementType = typeof Link>({
  as,
  tone = 'accent',
  look = 'inline',
  className,
  children,
  ...rest
}: TextLinkProps<As>) => {
  const Component: ElementType = as ?? Link;
  return (
    <Component
      {...(as === 'button' && { type: 'button' })}
      {...rest}
      className={cx(link, tones[tone], looks[look], className)}
    >
      {children}
    </Component>
  );
};
