import type { Handlers } from '#kernel';
import { endPush } from './endPush.ts';
import { getPush } from './getPush.ts';
import { keepPush } from './keepPush.ts';

/** Handlers of notifications. */
export const pushHandlers = { getPush, keepPush, endPush } satisfies Partial<Handlers>;
