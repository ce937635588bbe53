import type { PopoverAlign } from './usePopover.ts';

const GAP = 6;
const EDGE = 8;

/** Puts an open popover below its anchor, or above where there is more room, kept inside of the window. */
export const placeAgainst = (popover: HTMLElement, anchor: HTMLElement, align: PopoverAlign): void => {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const isFlipped = at.bottom + GAP + height > innerHeight && at.top > innerHeight - at.bottom;
  const alignsLeft = (align === 'start') !== (getComputedStyle(anchor).direction === 'rtl');
  const wanted =
    align === 'center' ? at.left + (at.width - width) / 2 : alignsLeft ? at.left : at.right - width;
  const left = Math.max(EDGE, Math.min(wanted, innerWidth - width - EDGE));
  const top = isFlipped ? Math.max(EDGE, at.top - GAP - height) : at.bottom + GAP;
  Object.assign(popover.style, { inset: 'auto', margin: '0', left: `${left}px`, top: `${top}px` });
};
