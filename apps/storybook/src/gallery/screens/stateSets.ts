import type { StateId } from '../states.ts';

/** Whoever may look at a page. */
export const everybody = ['guest', 'member', 'agent', 'demo'] as const satisfies readonly StateId[];

/** What can become of the answers that a page is made from. */
export const answers = ['loading', 'empty', 'error', 'long'] as const satisfies readonly StateId[];

/** A page for guests and members. */
export const page = ['guest', 'member', ...answers] as const;

/** A further page of the member area: how the others are turned away is seen on the first. */
export const own = ['member', ...answers] as const;

/** A page that is made from something, so that it is never empty. */
export const filled = ['member', 'loading', 'error', 'long'] as const satisfies readonly StateId[];
