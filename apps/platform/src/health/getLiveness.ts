import type { Handler } from '../http/handler.ts';

/** Answers while the process runs. */
export const getLiveness: Handler<'getLiveness'> = async () => ({ status: 'live' });
