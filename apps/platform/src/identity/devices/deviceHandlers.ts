import type { Handlers } from '#kernel';
import { endDevice } from './endDevice.ts';
import { endOtherDevices } from './endOtherDevices.ts';
import { getDevices } from './getDevices.ts';

/** Handlers of the browsers that are logged in. */
export const deviceHandlers = { getDevices, endDevice, endOtherDevices } satisfies Partial<Handlers>;
