import { type RefObject, useEffect } from 'react';
import type { Step } from './history.ts';

type Actions = { onClose: () => void; step: (step: Step) => void };

/** While the focus is in the panel, Escape closes it and Ctrl+Z takes back; text that is typed has its own undo. */
export const useShortcuts = (panel: RefObject<HTMLElement | null>, { onClose, step }: Actions): void => {
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      if (!isUndo || event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      step({ kind: event.shiftKey ? 'redo' : 'undo' });
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [panel, onClose, step]);
};
