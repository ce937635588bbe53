import { modalsAtom, type OpenModal } from '@marquee/feature-core';
import { useAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'modals' in state && typeof state.modals === 'number'
    ? state.modals
    : 0;

/** Whether a page took the entry of its modal over for another one: there is none below to go back to. */
const hasMovedOn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isMoved' in state && state.isMoved === true;

/** The key of the history's entry; the page may show another one for a moment. */
const currentKey = () => (window.history.state?.key ?? 'default') as string;

/** What was open before the first one. */
const none: readonly OpenModal[] = [];

/**
 * Lets the browser's Back close the topmost modal: each open modal is an entry of the history. Closing one by its
 * own means takes its entry away, unless the page has moved on by then. A page that moves on with its modal open
 * replaces the entry and adds `isMoved` to the state that it had.
 */
export const useModalHistory = () => {
  const [modals, setModals] = useAtom(modalsAtom);
  const location = useLocation();
  const navigate = useNavigate();
  const open = modals.length;
  const entry = depthOf(location.state);
  const seen = useRef({ modals: none, key: location.key });
  const isLeaving = useRef(false);
  const follow = useCallback(() => {
    // The page is shown a moment after its address has changed; what it does not know yet must not come back.
    if (currentKey() !== location.key) return undefined;
    const before = seen.current;
    seen.current = { modals, key: location.key };
    const hasMoved = before.key !== location.key;
    // One may have closed and another opened while the page was on its way: as many, but not what was left.
    const areSame = before.modals === modals;
    // The way back that a closed modal asked for may arrive after another one has opened.
    const isBackOfReader = hasMoved && !isLeaving.current;
    if (hasMoved) isLeaving.current = false;
    if (isBackOfReader && entry < open && areSame) {
      // Back, or a link inside of a modal: what the new entry does not have is closed.
      setModals((current) => current.slice(0, entry));
    } else if (hasMoved && entry > open && areSame) {
      // Back to the entry of a modal that was left by a link.
      void navigate(-1);
    } else if (open > entry) {
      const state = { ...(location.state as object | null), modals: open, isMoved: false };
      void navigate(location, { state });
      // Back may come before the page has come to the new entry; it leads to the one that is shown then.
      seen.current.key = currentKey();
    } else if (open < before.modals.length && entry > open) {
      const timer = setTimeout(() => {
        const state: unknown = window.history.state?.usr;
        if (depthOf(state) <= open) return;
        if (hasMovedOn(state)) void navigate(location, { replace: true, state: { modals: open } });
        else {
          isLeaving.current = true;
          void navigate(open - entry);
        }
      });
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [entry, location, modals, navigate, open, setModals]);
  useEffect(() => follow(), [follow]);
  // A way back to the entry that the page has not left yet draws nothing anew.
  useEffect(() => {
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [follow]);
};
