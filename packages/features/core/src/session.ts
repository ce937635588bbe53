import type { getMemberInfo, login } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';
import { memberTypeOf } from '@marquee/reference';
import { atom } from 'jotai';
import { createContext, useContext } from 'react';

/** Who is logged in, as the platform tells it. */
export type Member = RouteValue<(typeof getMemberInfo)['id']>;

/** The value of every answer that opens a session. */
export type LoginValue = RouteValue<(typeof login)['id']>;

/** Where the visitor stands. `restoring` while a stored session is being asked for its member. */
export type Session =
  | { status: 'guest' }
  | { status: 'restoring' }
  | { status: 'member'; member: Member; isAgent: boolean; isDemo: boolean };

/** The session of a member: the agent flag (specification, section 4: free play has it too) and the free-play limit follow from its type. */
export const sessionOf = (member: Member): Extract<Session, { status: 'member' }> => {
  const role = memberTypeOf(member.type)?.role;
  return {
    status: 'member',
    member,
    isAgent: role === 'agent' || role === 'freePlay',
    isDemo: role === 'freePlay',
  };
};

/** The session of this tab; only the shell's session store writes it. */
export const sessionAtom = atom<Session>({ status: 'guest' });

/** Opens and closes the session of this tab; filled by the shell. */
export type SessionActions = {
  /** Keeps the token of an answer. The session counts only after `finish`. */
  keep: (value: LoginValue) => void;
  /** Loads the member and marks the session logged in. Rejects with `ApiError`, leaving a guest. */
  finish: () => Promise<Member>;
  /** Forgets the session on this page; `isEnded` when the platform has ended it already. */
  end: (options?: { isEnded?: boolean }) => Promise<void>;
};

/** Filled by the shell. */
export const SessionActionsContext = createContext<SessionActions | null>(null);

/** Opens and closes the session of this tab. */
export const useSessionActions = (): SessionActions => {
  const actions = useContext(SessionActionsContext);
  if (!actions) throw new Error('useSessionActions needs the shell around it.');
  return actions;
};

/** The session as pages show it; filled by `SessionProvider`. */
export const SessionContext = createContext<Session>({ status: 'guest' });

/** Where the visitor stands. */
export const useSession = (): Session => useContext(SessionContext);
