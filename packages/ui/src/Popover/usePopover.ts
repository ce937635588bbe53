import { useCallback, useId, useRef, useState, type ToggleEvent } from 'react';
import { placeAgainst } from './placeAgainst.ts';

// Browsers with anchor positioning are placed by the style sheet, before any script.
const isPlacedByStyles = () => globalThis.CSS?.supports?.('position-area: block-end') ?? false;

/** Side of the button along which a popover's edge runs. */
export type PopoverAlign = 'start' | 'end' | 'center';

/**
 * Ties a button to what it opens by the browser's own popover, so that it opens before scripts are there,
 * lies above everything, and closes by Esc or a press elsewhere.
 */
export const usePopover = <Opened extends HTMLElement = HTMLDivElement>(align: PopoverAlign = 'start') => {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const popoverRef = useRef<Opened>(null);
  const [isOpen, setOpen] = useState(false);

  const onToggle = useCallback(
    (event: ToggleEvent<HTMLElement>) => {
      const hasOpened = event.newState === 'open';
      setOpen(hasOpened);
      if (hasOpened && popoverRef.current && triggerRef.current && !isPlacedByStyles()) {
        placeAgainst(popoverRef.current, triggerRef.current, align);
      }
    },
    [align],
  );
  const close = useCallback(() => popoverRef.current?.hidePopover(), []);

  return {
    isOpen,
    close,
    triggerRef,
    popoverRef,
    triggerProps: { ref: triggerRef, popoverTarget: id, 'aria-expanded': isOpen, 'aria-controls': id },
    popoverProps: { ref: popoverRef, id, popover: 'auto' as const, onToggle },
  };
};

/** What a button takes to open a popover: spread it. */
export type PopoverTriggerProps = ReturnType<typeof usePopover>['triggerProps'];
