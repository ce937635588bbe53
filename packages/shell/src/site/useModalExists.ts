import type { ModalId } from '@marquee/feature-core';
import { useShown } from './useShown.ts';

/** Tells whether a feature of this site gives the modal. */
export const useModalExists = (): ((id: ModalId) => boolean) => {
  const { features } = useShown();
  return (id) => features.some(({ modals }) => modals?.[id] !== undefined);
};
