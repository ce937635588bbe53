import type { LimitFigures, LoginVerification } from '@marquee/contract/errors';
import { atom, useSetAtom } from 'jotai';

/** What each modal is told when it opens. Features open each other's modals by these names alone. */
export type ModalParams = {
  login: { tab?: 'username' | 'sms' };
  secondFactor: {
    verification: LoginVerification;
    /** How the login was made is kept with it, once it is verified. */
    remember?: { isWanted: boolean; username?: string };
  };
  forgotPassword: object;
  setPasswordByLink: { resetToken: string };
  changePassword: { isForced?: boolean };
  welcome: object;
  logout: object;
  freePlay: object;
  realAccountNeeded: object;
  acceptTerms: object;
  announcements: { id?: string; tab?: 'announcements' | 'inbox' };
  promotion: { id: string };
  popup: object;
  search: object;
  playTimeOver: { limit?: LimitFigures };
};

/** The name of a modal. */
export type ModalId = keyof ModalParams;

/**
 * Props of a modal's component. It renders the kit's `Dialog` (or `Sheet`) itself, open, with its own title, and
 * hands `onClose` on; the shell's host loads it, stacks it and lets the browser's Back close it.
 */
export type ModalProps<M extends ModalId> = ModalParams[M] & { onClose: () => void };

/** An open modal. */
export type OpenModal = { [M in ModalId]: { id: M; params: ModalParams[M] } }[ModalId];

/** The open modals, the topmost last. The shell's modal host shows them. */
export const modalsAtom = atom<readonly OpenModal[]>([]);

/** Opens a modal; for code that is no component. Components use `useOpenModal`. */
export const openModalAtom = atom(null, (get, set, modal: OpenModal) => {
  set(modalsAtom, [...get(modalsAtom).filter((open) => open.id !== modal.id), modal]);
});

/** Closes a modal; for code that is no component. Components use `useCloseModal`. */
export const closeModalAtom = atom(null, (get, set, id: ModalId) => {
  const open = get(modalsAtom);
  const others = open.filter((each) => each.id !== id);
  // Where it is not open nothing is drawn anew.
  if (others.length < open.length) set(modalsAtom, others);
});

/** Opens a modal over the page; one that is open already comes to the top. */
export const useOpenModal = () => {
  const open = useSetAtom(openModalAtom);
  return <M extends ModalId>(id: M, params: ModalParams[M]) => open({ id, params } as OpenModal);
};

/** Closes a modal by its name. */
export const useCloseModal = () => useSetAtom(closeModalAtom);
