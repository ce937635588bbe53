import type { Handlers } from '../http/handler.ts';
import { getBalance } from './getBalance.ts';

/** Handlers of the domain wallet. */
export const walletHandlers = { getBalance } satisfies Partial<Handlers>;
