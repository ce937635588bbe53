import type { Handlers } from '#kernel';
import { approveStaffWithdrawal } from './approveStaffWithdrawal.ts';
import { claimStaffWithdrawal } from './claimStaffWithdrawal.ts';
import { decideStaffDispute } from './decideStaffDispute.ts';
import { decideStaffRequest } from './decideStaffRequest.ts';
import { decideStaffWithdrawals } from './decideStaffWithdrawals.ts';
import { forceStaffReceipt } from './forceStaffReceipt.ts';
import { getStaffRequests } from './getStaffRequests.ts';
import { getStaffWithdrawal } from './getStaffWithdrawal.ts';
import { getStaffWithdrawals } from './getStaffWithdrawals.ts';
import { holdStaffWithdrawal } from './holdStaffWithdrawal.ts';
import { rejectStaffWithdrawal } from './rejectStaffWithdrawal.ts';
import { releaseStaffWithdrawal } from './releaseStaffWithdrawal.ts';
import { resumeStaffWithdrawal } from './resumeStaffWithdrawal.ts';
import { revealStaffProof } from './revealStaffProof.ts';
import { revealStaffWithdrawal } from './revealStaffWithdrawal.ts';

/** Handlers of the console's calls about withdrawals. */
export const staffWithdrawalHandlers = {
  getStaffWithdrawals,
  getStaffWithdrawal,
  revealStaffWithdrawal,
  revealStaffProof,
  claimStaffWithdrawal,
  releaseStaffWithdrawal,
  approveStaffWithdrawal,
  rejectStaffWithdrawal,
  holdStaffWithdrawal,
  resumeStaffWithdrawal,
  forceStaffReceipt,
  decideStaffWithdrawals,
  decideStaffDispute,
  getStaffRequests,
  decideStaffRequest,
} satisfies Partial<Handlers>;
