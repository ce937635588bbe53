import { modalsAtom, useOpenModal } from '@marquee/feature-core';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { homePaths } from '../homePaths.ts';
import { useUnseenPopup } from './useUnseenPopup.ts';

/** Opens the announcement of the day once, over the home page alone and over no other box: it interrupts nothing. */
export const DialogPopup = () => {
  const { pathname } = useLocation();
  const { popup, keepSeen } = useUnseenPopup();
  const isFree = useAtomValue(modalsAtom).length === 0;
  const openModal = useOpenModal();
  const isDue = isFree && homePaths.some((path) => path === pathname);
  useEffect(() => {
    if (!popup || !isDue) return;
    keepSeen(popup.id);
    openModal('popup', {});
  });
  return null;
};
