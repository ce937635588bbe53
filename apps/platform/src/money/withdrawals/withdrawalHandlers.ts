import type { Handlers } from '#kernel';
import { addWithdrawalProof } from './addWithdrawalProof.ts';
import { cancelWithdrawal } from './cancelWithdrawal.ts';
import { confirmWithdrawal } from './confirmWithdrawal.ts';
import { getWithdrawal } from './getWithdrawal.ts';
import { getWithdrawals } from './getWithdrawals.ts';
import { getWithdrawalTerms } from './getWithdrawalTerms.ts';
import { requestWithdrawal } from './requestWithdrawal.ts';
import { approveWithdrawal } from './sandbox/approveWithdrawal.ts';
import { failWithdrawal } from './sandbox/failWithdrawal.ts';
import { forceWithdrawal } from './sandbox/forceWithdrawal.ts';
import { payWithdrawal } from './sandbox/payWithdrawal.ts';
import { rejectWithdrawal } from './sandbox/rejectWithdrawal.ts';
import { setWithdrawalRules } from './sandbox/setWithdrawalRules.ts';

/** Handlers of withdrawals: the member's side, and the staff's. */
export const withdrawalHandlers = {
  getWithdrawalTerms,
  requestWithdrawal,
  getWithdrawals,
  getWithdrawal,
  cancelWithdrawal,
  confirmWithdrawal,
  addWithdrawalProof,
  approveWithdrawal,
  rejectWithdrawal,
  payWithdrawal,
  failWithdrawal,
  forceWithdrawal,
  setWithdrawalRules,
} satisfies Partial<Handlers>;
