import { modalsAtom, useOpenModal } from '@marquee/feature-core';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useHasLookedAround } from './useHasLookedAround.ts';
import { useUnseenPopup } from './useUnseenPopup.ts';

/** Opens the announcement of the day once, over no other box and not before the page was looked at: it interrupts nothing. */
export const DialogPopup = () => {
  const { popup, keepSeen } = useUnseenPopup();
  const isFree = useAtomValue(modalsAtom).length === 0;
  const openModal = useOpenModal();
  const hasLookedAround = useHasLookedAround();
  useEffect(() => {
    if (!popup || !isFree || !hasLookedAround) return;
    keepSeen(popup.id);
    openModal('popup', {});
  });
  return null;
};
