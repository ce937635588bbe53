import { atom } from 'jotai';
import type { SocialToken } from './useAskParty.ts';

/** A person whom no account is linked to yet, and whether the platform takes the token no more. */
type PendingSocial = SocialToken & { isRefused?: boolean };

/** Who is on the way to the registration page, or on it. It lives in memory alone. */
export const pendingSocialAtom = atom<PendingSocial | undefined>(undefined);
