import type { Handlers } from '#kernel';
import { cancelDeposit } from './cancelDeposit.ts';
import { getDeposit } from './getDeposit.ts';
import { getDepositOffers } from './getDepositOffers.ts';
import { getDeposits } from './getDeposits.ts';
import { setSandboxDepositLimits } from './setSandboxDepositLimits.ts';
import { startDeposit } from './startDeposit.ts';
import { uploadDepositSlip } from './uploadDepositSlip.ts';

/** Handlers of the domain deposits. */
export const depositHandlers = {
  getDepositOffers,
  startDeposit,
  getDeposits,
  getDeposit,
  cancelDeposit,
  uploadDepositSlip,
  setSandboxDepositLimits,
} satisfies Partial<Handlers>;
