import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

interface ModalBehaviour {
  onClose: () => void;
  /** Esc, the close button and the backdrop close it; otherwise only its content does. */
  canDismiss: boolean;
  closesOnBackdrop: boolean;
}

// A form may keep a part that is not shown, such as a tab that was left: a field there cannot have the focus.
const FIRST_FIELD = ':is(input:not([type=hidden]), select, textarea):not(:disabled, [hidden] *)';

/**
 * Opens with the focus in the first field of a form. Under a finger that would bring the keyboard over the dialog:
 * there, and where it opens by itself and has no field, it starts with the dialog itself, because a browser would
 * mark its close button on a page that was not touched before.
 */
const open = (dialog: HTMLDialogElement) => {
  const opensByItself = document.activeElement === document.body;
  dialog.showModal();
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const field = isTouch ? null : dialog.querySelector<HTMLElement>(FIRST_FIELD);
  if (field) field.focus();
  else if (isTouch || opensByItself) dialog.focus();
};

// On a server there is no layout to wait for, and React warns about the effect.
const useClientLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/**
 * Opens a `<dialog>` modally while it is mounted: the rest of the page is inert, the focus goes in and,
 * once it is unmounted, back to where it was.
 */
export const useModal = ({ onClose, canDismiss, closesOnBackdrop }: ModalBehaviour) => {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  useClientLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) open(dialog);
    return () => dialog?.close();
  }, []);

  return {
    ref,
    // It can have the focus, but is no stop of the Tab key.
    tabIndex: -1,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A file picker inside of the dialog cancels too, and that is no wish to close the dialog.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (canDismiss) onClose();
    },
    // Chromium closes on a second Esc without asking; the state has to follow, or the dialog comes back.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget || event.currentTarget.open) return;
      if (canDismiss) onClose();
      else if (event.currentTarget.isConnected) event.currentTarget.showModal();
    },
    // A press that began on the content, as when a text is selected, does not count as one on the backdrop.
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      const isBackdrop = event.target === event.currentTarget && pressedBackdrop.current;
      if (isBackdrop && canDismiss && closesOnBackdrop) onClose();
    },
  };
};
