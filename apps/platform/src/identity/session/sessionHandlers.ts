import type { Handlers } from '#kernel';
import { followMember } from './followMember.ts';
import { logout } from './logout.ts';
import { resumeSession } from './resumeSession.ts';

/** Handlers of sessions that are open. */
export const sessionHandlers = { resumeSession, logout, followMember } satisfies Partial<Handlers>;
