import type { Handlers } from '#kernel';
import { getJwks } from './getJwks.ts';
import { getLiveness } from './getLiveness.ts';
import { getReadiness } from './getReadiness.ts';

/** Handlers of the domain health. */
export const healthHandlers = { getLiveness, getReadiness, getJwks } satisfies Partial<Handlers>;
