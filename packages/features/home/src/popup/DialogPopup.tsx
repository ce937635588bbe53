import { modalsAtom, useOpenModal } from '@marquee/feature-core';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useUnseenPopup } from './useUnseenPopup.ts';

/** Opens the announcement of the day once, over no other box: it interrupts nothing. */
export const DialogPopup = () => {
  const { popup, keepSeen } = useUnseenPopup();
  const isFree = useAtomValue(modalsAtom).length === 0;
  const openModal = useOpenModal();
  useEffect(() => {
    if (!popup || !isFree) return;
    keepSeen(popup.id);
    openModal('popup', {});
  });
  return null;
};
