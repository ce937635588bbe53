import type { Handlers } from '#kernel';
import { getOutbox } from './getOutbox.ts';
import { openSandboxPlayer } from './openSandboxPlayer.ts';
import { setSandboxAddress } from './setSandboxAddress.ts';
import { setSandboxClock } from './setSandboxClock.ts';

/** Handlers of the sandbox. */
export const sandboxHandlers = {
  getOutbox,
  setSandboxClock,
  setSandboxAddress,
  openSandboxPlayer,
} satisfies Partial<Handlers>;
