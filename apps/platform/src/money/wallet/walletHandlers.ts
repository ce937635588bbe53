import type { Handlers } from '#kernel';
import { getBalance } from './getBalance.ts';

/** Handlers of the domain wallet that know of the main wallet alone. */
export const walletHandlers = { getBalance } satisfies Partial<Handlers>;
