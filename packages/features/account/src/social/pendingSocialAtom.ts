import { atom } from 'jotai';
import type { SocialToken } from './useAskParty.ts';

/** A person whom no account is linked to yet, on the way to the registration page. It lives in memory alone. */
export const pendingSocialAtom = atom<SocialToken | undefined>(undefined);
