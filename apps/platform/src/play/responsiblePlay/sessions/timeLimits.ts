import type { TimeLimits } from '#identity';
import { findTimeLimit } from './findTimeLimit.ts';
import { mayBeLimited } from './mayBeLimited.ts';

/** The limits of time that members and merchants have set. */
export const timeLimits: TimeLimits = { mayApply: mayBeLimited, findReached: findTimeLimit };
