import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { aligns, floating, padded, phoneSheet } from './Popover.css.ts';
import { usePopover, type PopoverAlign, type PopoverTriggerProps } from './usePopover.ts';

interface PopoverProps {
  /** Renders the button; spread what it is handed, as in `(props) => <Button {...props}>…</Button>`. */
  renderTrigger: (props: PopoverTriggerProps, isOpen: boolean) => ReactNode;
  /** What it holds, for screen readers. */
  label: string;
  align?: PopoverAlign;
  /** On a phone it rises from the bottom over the whole width. */
  isSheetOnPhone?: boolean;
  className?: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A panel that a button opens beside itself. A list of actions is a `Menu`. */
export const Popover = ({
  renderTrigger,
  label,
  align,
  isSheetOnPhone,
  className,
  children,
}: PopoverProps) => {
  const { triggerProps, popoverProps, isOpen, close } = usePopover<HTMLDialogElement>(align);
  return (
    <>
      {renderTrigger(triggerProps, isOpen)}
      <dialog
        {...popoverProps}
        aria-label={label}
        className={cx(floating, aligns[align ?? 'start'], padded, isSheetOnPhone && phoneSheet, className)}
      >
        {typeof children === 'function' ? children(close) : children}
      </dialog>
    </>
  );
};
