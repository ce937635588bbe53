import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { matchByTyping } from '../behaviour/matchByTyping.ts';
import { nextIndex } from '../behaviour/nextIndex.ts';
import { useTyping } from '../behaviour/useTyping.ts';
import { aligns, floating } from '../Popover/Popover.css.ts';
import { usePopover, type PopoverAlign, type PopoverTriggerProps } from '../Popover/usePopover.ts';
import { cx } from '../theme/cx.ts';
import { menu } from './Menu.css.ts';
import { MenuContext } from './MenuContext.ts';

interface MenuProps {
  /** Renders the button; spread what it is handed. */
  renderTrigger: (props: PopoverTriggerProps & { 'aria-haspopup': 'menu' }, isOpen: boolean) => ReactNode;
  /** What may be done or chosen here, for screen readers. */
  label: string;
  align?: PopoverAlign;
  /** `MenuItem` elements. */
  children: ReactNode;
}

const itemsOf = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])'),
];

/** Actions or choices that a button opens. Arrow keys, Home, End and first letters move among them. */
export const Menu = ({ renderTrigger, label, align = 'start', children }: MenuProps) => {
  const { triggerProps, popoverProps, popoverRef, isOpen, close } = usePopover(align);
  const typing = useTyping();

  useEffect(() => {
    if (isOpen && popoverRef.current) itemsOf(popoverRef.current)[0]?.focus();
  }, [isOpen, popoverRef]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return close();
    const items = itemsOf(event.currentTarget);
    const current = items.findIndex((item) => item === document.activeElement);
    const typed = typing(event.key);
    const texts = items.map((item) => item.textContent?.trim() ?? '');
    const next = typed
      ? matchByTyping(texts, typed, typed.length > 1 ? current : current + 1)
      : nextIndex(event.key, current, { count: items.length, orientation: 'vertical' });
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };

  return (
    <MenuContext value={close}>
      {renderTrigger({ ...triggerProps, 'aria-haspopup': 'menu' }, isOpen)}
      <div
        {...popoverProps}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={cx(floating, aligns[align], menu)}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </MenuContext>
  );
};
