import type { Handlers } from '../http/handler.ts';
import { login } from './login.ts';
import { loginFreePlay } from './loginFreePlay.ts';
import { logout } from './logout.ts';
import { resumeSession } from './resumeSession.ts';

/** Handlers of the domain session. */
export const sessionHandlers = { login, loginFreePlay, resumeSession, logout } satisfies Partial<Handlers>;
