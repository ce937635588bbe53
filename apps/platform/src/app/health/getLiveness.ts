import type { Handler } from '#kernel';

/** Answers while the process runs. */
export const getLiveness: Handler<'getLiveness'> = async () => ({ status: 'live' });
