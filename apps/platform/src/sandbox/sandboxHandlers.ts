import type { Handlers } from '#kernel';
import { getOutbox } from './getOutbox.ts';
import { openSandboxPlayer } from './openSandboxPlayer.ts';
import { setSandboxAddress } from './setSandboxAddress.ts';
import { setSandboxClock } from './setSandboxClock.ts';
import { setSandboxFlags } from './setSandboxFlags.ts';
import { setSandboxMaintenance } from './setSandboxMaintenance.ts';
import { setSandboxRegions } from './setSandboxRegions.ts';
import { setSandboxSecondFactor } from './setSandboxSecondFactor.ts';
import { setSandboxWallet } from './setSandboxWallet.ts';

/** Handlers of the sandbox. */
export const sandboxHandlers = {
  getOutbox,
  setSandboxClock,
  setSandboxAddress,
  setSandboxMaintenance,
  setSandboxRegions,
  setSandboxFlags,
  setSandboxWallet,
  setSandboxSecondFactor,
  openSandboxPlayer,
} satisfies Partial<Handlers>;
