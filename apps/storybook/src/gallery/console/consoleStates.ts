import type { StateId } from '../states.ts';

/** A page of which a part can be missing, but not all of it. */
export const filledPage: readonly StateId[] = ['staff', 'loading', 'error', 'long'];

/** A list, which may hold nothing. */
export const listPage: readonly StateId[] = ['staff', 'loading', 'empty', 'error', 'long'];
