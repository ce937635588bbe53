import type { Client } from '@marquee/api-client';
import { getMemberInfo, logout } from '@marquee/contract/routes';
import type { createStore } from 'jotai';
import { vi } from 'vitest';
import { modalsAtom } from '../modals.ts';
import { type LoginValue, type SessionActions, sessionAtom, sessionOf } from '../session.ts';

/** Opens and closes the session of a test as the shell does, without its storage; `keep` is remembered. */
export const stubSession = (client: Client, store: ReturnType<typeof createStore>) =>
  ({
    keep: vi.fn<(value: LoginValue) => void>(),
    finish: async () => {
      const member = await client(getMemberInfo, {});
      store.set(sessionAtom, sessionOf(member));
      return member;
    },
    end: async () => {
      await client(logout, {}).catch(() => undefined);
      store.set(sessionAtom, { status: 'guest' });
      store.set(modalsAtom, []);
    },
  }) satisfies SessionActions;
