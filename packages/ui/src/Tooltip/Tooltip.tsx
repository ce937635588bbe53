import { useId, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { placeAgainst } from '../Popover/placeAgainst.ts';
import { bubble, frame } from './Tooltip.css.ts';

interface TooltipProps {
  /** Explains; never the only name of what it explains. */
  text: string;
  /** Renders what is explained; spread what it is handed so that screen readers connect the two. */
  children: (props: { 'aria-describedby': string }) => ReactElement;
}

/** Explains something while it is pointed at or focused; Esc hides it. */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId();
  const frameRef = useRef<HTMLSpanElement>(null);
  const bubbleRef = useRef<HTMLSpanElement>(null);

  const show = () => {
    if (!bubbleRef.current || !frameRef.current || bubbleRef.current.matches(':popover-open')) return;
    bubbleRef.current.showPopover();
    placeAgainst(bubbleRef.current, frameRef.current, 'center');
  };
  const hide = () => {
    if (bubbleRef.current?.matches(':popover-open')) bubbleRef.current.hidePopover();
  };
  // What has the focus keeps its explanation, wherever a pointer that happens to lie about goes.
  const leave = () => {
    if (!frameRef.current?.contains(document.activeElement)) hide();
  };
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };

  return (
    <span
      ref={frameRef}
      role="presentation"
      className={frame}
      onMouseEnter={show}
      onMouseLeave={leave}
      onFocus={show}
      onBlur={hide}
      onKeyDown={hideOnEscape}
    >
      {children({ 'aria-describedby': id })}
      <span ref={bubbleRef} id={id} role="tooltip" popover="manual" className={bubble}>
        {text}
      </span>
    </span>
  );
};
