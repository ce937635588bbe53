import { modalsAtom } from '@marquee/feature-core';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'modals' in state && typeof state.modals === 'number'
    ? state.modals
    : 0;

/**
 * Lets the browser's Back close the topmost modal: each open modal is an entry of the history. Closing one by its
 * own means takes its entry away, unless the page has moved on by then.
 */
export const useModalHistory = () => {
  const [modals, setModals] = useAtom(modalsAtom);
  const location = useLocation();
  const navigate = useNavigate();
  const open = modals.length;
  const entry = depthOf(location.state);
  const seen = useRef({ open: 0, key: location.key });
  useEffect(() => {
    const before = seen.current;
    seen.current = { open, key: location.key };
    const hasMoved = before.key !== location.key;
    if (hasMoved && entry < open && before.open === open) {
      // Back, or a link inside of a modal: what the new entry does not have is closed.
      setModals((current) => current.slice(0, entry));
    } else if (hasMoved && entry > open && before.open === open) {
      // Back to the entry of a modal that was left by a link.
      void navigate(-1);
    } else if (open > entry) {
      void navigate(location, { state: { ...(location.state as object | null), modals: open } });
    } else if (open < before.open && entry > open) {
      const timer = setTimeout(() => {
        if (depthOf(window.history.state?.usr) > open) void navigate(open - entry);
      });
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [entry, location, navigate, open, setModals]);
};
