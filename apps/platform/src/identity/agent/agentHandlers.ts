import type { Handlers } from '#kernel';
import { getTeam } from './getTeam.ts';
import { makeInvitationCode } from './makeInvitationCode.ts';

/** Handlers of the domain agent. */
export const agentHandlers = { getTeam, makeInvitationCode } satisfies Partial<Handlers>;
