import { isApiError } from '@marquee/api-client';
import {
  localStore,
  type LoginValue,
  sessionStore,
  useOpenModal,
  useSessionActions,
} from '@marquee/feature-core';
import { useSetAtom } from 'jotai';
import { pendingSocialAtom } from '../social/pendingSocialAtom.ts';
import { useEnterSite } from './useEnterSite.ts';

type Login = {
  /** Whether the login is to be taken up again within a day; its username, where it has one, is kept. */
  remember?: { isWanted: boolean; username?: string };
  /** Free play is greeted by its own words. */
  isDemo?: boolean;
  /** Closes what the login was made in. */
  onClose: () => void;
};

const keepRemembered = ({ isWanted, username }: NonNullable<Login['remember']>) => {
  if (!isWanted) {
    localStore.remove('remembered');
    localStore.remove('lastUsername');
    return;
  }
  localStore.set('remembered', '1');
  if (username) localStore.set('lastUsername', username);
};

/**
 * Goes on from an answer that opens a session: a password that has to be changed comes first (specification,
 * section 4), then the member, then consent to new terms or the greeting. Rejects when the member did not load.
 */
export const useOpenSession = () => {
  const { keep } = useSessionActions();
  const open = useOpenModal();
  const enter = useEnterSite();
  const setPerson = useSetAtom(pendingSocialAtom);

  return async (value: LoginValue, { remember, isDemo = false, onClose }: Login) => {
    const demandChange = () => {
      sessionStore.set('cpw', '1');
      onClose();
      open('changePassword', { isForced: true });
    };
    keep(value);
    // Who has an account opens no other one with what was left over.
    setPerson(undefined);
    if (remember) keepRemembered(remember);
    if (value.passwordDefault || value.passwordExpired) return demandChange();
    try {
      await enter({ isFirst: value.firstTimeLogin, isGreeted: !isDemo, onClose });
    } catch (error) {
      if (!isApiError(error, 'PASSWORD_CHANGE_REQUIRED')) throw error;
      demandChange();
    }
    return undefined;
  };
};
