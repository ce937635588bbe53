import { msg } from '@lingui/core/macro';
import { type ApiError, isApiError } from '@marquee/api-client';
import {
  getConsolidatedFunds,
  getMemberInfo,
  getMerchantWallet,
  logout,
  resumeSession,
} from '@marquee/contract/routes';
import {
  addToastAtom,
  closeModalAtom,
  localStore,
  modalsAtom,
  openModalAtom,
  type SessionActions,
  sessionAtom,
  type SessionKey,
  sessionOf,
  sessionStore,
} from '@marquee/feature-core';
import type { Runtime } from '../runtime/Runtime.ts';
import { answerOtherTabs, askOtherTabs } from './otherTabs.ts';

/** What the specification keeps of a session; gone when it ends. Merchant and settings are the site's, and stay right. */
const keysOfSession: readonly SessionKey[] = [
  'token',
  'account',
  'nickname',
  'customerId',
  'isAgent',
  'validate',
  'lottGames',
  'lottMenuGames',
  'domainRoute',
  'merchantWallet',
  'consolidated',
  'enableSalary',
  'enableContract',
  'cpw',
];

const isPassing = (error: unknown) => isApiError(error, 'NETWORK', 'UNAVAILABLE', 'TIMEOUT', 'BUSY');

const isWaitingForPassword = (error: unknown) => isApiError(error, 'PASSWORD_CHANGE_REQUIRED');

type Parts = Pick<Runtime, 'client' | 'store' | 'i18n' | 'queryClient'> & {
  goHome: () => void;
  /** Resolves once the page can show what becomes of the session; at once where it can already. */
  shown?: Promise<void>;
};

/** Opens, restores and closes the session of this tab. */
export const createSession = ({ client, store, i18n, queryClient, goHome, shown }: Parts) => {
  const forget = () => {
    for (const key of keysOfSession) sessionStore.remove(key);
    localStore.remove('openTabs');
    store.set(sessionAtom, { status: 'guest' });
  };

  /** Loads what the specification wants of a session once it is open; free play has no funds to tell of. */
  const keepFunds = async (isDemo: boolean) => {
    const token = sessionStore.get('token');
    const keep = async (key: 'merchantWallet' | 'consolidated', answer: () => Promise<object>) => {
      if (sessionStore.get(key)) return;
      const value = await answer().catch(() => undefined);
      // Another session, or none, may be open by now.
      if (value && token && sessionStore.get('token') === token) sessionStore.set(key, JSON.stringify(value));
    };
    await Promise.all([
      keep('merchantWallet', () => client(getMerchantWallet, {})),
      ...(isDemo ? [] : [keep('consolidated', () => client(getConsolidatedFunds, {}))]),
    ]);
  };

  const actions: SessionActions = {
    keep: ({ token }) => sessionStore.set('token', token),
    finish: async () => {
      try {
        const member = await client(getMemberInfo, {});
        await shown;
        const session = sessionOf(member);
        sessionStore.set('account', member.account);
        sessionStore.set('nickname', member.nickname);
        sessionStore.set('customerId', member.id);
        sessionStore.set('isAgent', session.status === 'member' && session.isAgent ? '1' : '0');
        localStore.set('openTabs', '1');
        store.set(sessionAtom, session);
        void keepFunds(session.isDemo);
        store.set(closeModalAtom, 'login');
        void queryClient.invalidateQueries({ queryKey: ['getAnnouncements'] });
        return member;
      } catch (error) {
        if (isPassing(error) || isWaitingForPassword(error)) store.set(sessionAtom, { status: 'guest' });
        else forget();
        throw error;
      }
    },
    end: async ({ isEnded = false } = {}) => {
      if (!isEnded) await client(logout, {}).catch(() => undefined);
      // A session that has run out by itself may be taken up again where the login is remembered.
      if (!isEnded) localStore.remove('remembered');
      forget();
      store.set(modalsAtom, []);
      goHome();
      queryClient.removeQueries({ type: 'inactive' });
      await queryClient.invalidateQueries();
    },
  };

  /** Keeps asking who is logged in while only the network stands in the way. */
  const finishPatiently = async (waits: readonly number[]): Promise<void> => {
    try {
      await actions.finish();
    } catch (error) {
      const [wait, ...rest] = waits;
      if (wait !== undefined && isPassing(error)) {
        store.set(sessionAtom, { status: 'restoring' });
        await new Promise((resolve) => setTimeout(resolve, wait));
        return finishPatiently(rest);
      }
      if (isWaitingForPassword(error))
        store.set(openModalAtom, { id: 'changePassword', params: { isForced: true } });
    }
  };

  // Tabs that a browser opens at once resume past each other: all but the last have to resume again.
  const resumes: number[] = [];
  const mayResume = () =>
    localStore.get('remembered') && resumes.filter((time) => time > Date.now() - 60_000).length < 3;

  /** Takes up the session that another tab has open. Only a browser where there was one waits for an answer. */
  const joinOtherTabs = async () => {
    if (!localStore.get('openTabs')) return;
    store.set(sessionAtom, { status: 'restoring' });
    const token = await askOtherTabs();
    if (token) return sessionStore.set('token', token);
    localStore.remove('openTabs');
    store.set(sessionAtom, { status: 'guest' });
  };
  answerOtherTabs(() => (store.get(sessionAtom).status === 'member' ? sessionStore.get('token') : undefined));

  const session = {
    actions,
    /**
     * Takes up the session of this tab, that of another tab, or a remembered login; stays a guest where there is none.
     */
    restore: async () => {
      if (!sessionStore.get('token')) await joinOtherTabs();
      if (!sessionStore.get('token')) {
        if (!mayResume()) return;
        resumes.push(Date.now());
        store.set(sessionAtom, { status: 'restoring' });
        try {
          const resumed = await client(resumeSession, {});
          actions.keep(resumed);
          if (resumed.passwordDefault || resumed.passwordExpired) sessionStore.set('cpw', '1');
        } catch (error) {
          store.set(sessionAtom, { status: 'guest' });
          if (!isPassing(error)) localStore.remove('remembered');
          return;
        }
      }
      store.set(sessionAtom, { status: 'restoring' });
      // The session is there, but counts only once the password that it was opened with is changed.
      if (sessionStore.get('cpw')) {
        await shown;
        store.set(openModalAtom, { id: 'changePassword', params: { isForced: true } });
        store.set(sessionAtom, { status: 'guest' });
        return;
      }
      await finishPatiently([1000, 4000, 10_000]);
    },
    /**
     * The platform has ended the session: takes up a remembered login, or else says so and leaves a guest. Where the
     * member's own time limit has ended it, nothing is taken up, and the reason is told.
     */
    lose: async (error?: ApiError) => {
      if (!sessionStore.get('token')) return;
      forget();
      // The page may still be taken over as it was written, without what is told here.
      await shown;
      if (isApiError(error, 'SESSION_ENDED_BY_LIMIT')) {
        localStore.remove('remembered');
        const { limit } = error.details;
        store.set(modalsAtom, [{ id: 'playTimeOver', params: limit ? { limit } : {} }]);
        void queryClient.invalidateQueries({ queryKey: ['getAnnouncements'] });
        return;
      }
      await session.restore();
      if (sessionStore.get('token')) return;
      store.set(addToastAtom, {
        tone: 'info',
        text: i18n._(msg`Your session has ended. Please log in again.`),
      });
      void queryClient.invalidateQueries({ queryKey: ['getAnnouncements'] });
    },
  };
  return session;
};
