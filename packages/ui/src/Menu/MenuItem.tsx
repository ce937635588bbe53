import { useContext, type ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { Link } from '../Link/Link.tsx';
import { cx } from '../theme/cx.ts';
import { tones } from '../theme/tone.css.ts';
import type { Tone } from '../theme/tones.ts';
import { grow, item, toned } from './Menu.css.ts';
import { MenuContext } from './MenuContext.ts';

interface MenuItemProps {
  /** Leads elsewhere. */
  href?: string;
  /** What choosing it does; the menu closes first and the focus is back at its button. */
  onSelect?: () => void;
  /** Makes it one of several, of which the checked one is in force. */
  isChecked?: boolean;
  isDisabled?: boolean;
  icon?: ReactNode;
  tone?: Tone;
  /** Language of the words, where it is not the page's. */
  lang?: string;
  children: ReactNode;
}

/** An entry of a `Menu`. */
export const MenuItem = ({
  href,
  onSelect,
  isChecked,
  isDisabled,
  icon,
  tone,
  lang,
  children,
}: MenuItemProps) => {
  const close = useContext(MenuContext);
  const choose = () => {
    if (isDisabled) return;
    close();
    onSelect?.();
  };
  const shared = {
    lang,
    tabIndex: -1,
    className: cx(item, tone && tones[tone], tone && toned),
    onClick: choose,
    ...(isChecked === undefined
      ? { role: 'menuitem' }
      : { role: 'menuitemradio', 'aria-checked': isChecked }),
  };
  const content = (
    <>
      {icon}
      <span className={grow}>{children}</span>
      {isChecked && <CheckIcon size="s" />}
    </>
  );
  return href && !isDisabled ? (
    <Link {...shared} href={href}>
      {content}
    </Link>
  ) : (
    <button {...shared} type="button" aria-disabled={isDisabled || undefined}>
      {content}
    </button>
  );
};
