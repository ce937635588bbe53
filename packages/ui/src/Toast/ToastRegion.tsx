import { Children, useEffect, useRef, type ReactNode } from 'react';
import { region } from './Toast.css.ts';

interface ToastRegionProps {
  /** Name of the region for screen readers. */
  label: string;
  /** `Toast` elements, the newest last. */
  children: ReactNode;
}

/** Where toasts appear: above the phone's bottom bar, or at its top while a dialog is open; in the desktop's lower corner, over any dialog. */
export const ToastRegion = ({ label, children }: ToastRegionProps) => {
  const ref = useRef<HTMLElement>(null);
  const count = Children.count(children);

  // A popover lies over what was opened before it, so it is opened anew for a dialog opened since, and as one opens.
  useEffect(() => {
    const element = ref.current;
    if (count === 0 || !element?.showPopover) return undefined;
    element.showPopover();
    const opening = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => target instanceof HTMLDialogElement && target.open)) return;
      element.hidePopover();
      element.showPopover();
    });
    opening.observe(document, { subtree: true, attributeFilter: ['open'] });
    return () => {
      opening.disconnect();
      element.hidePopover();
    };
  }, [count]);

  return (
    <section ref={ref} aria-label={label} popover="manual" className={region}>
      {children}
    </section>
  );
};
