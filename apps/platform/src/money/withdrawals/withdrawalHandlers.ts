import type { Handlers } from '#kernel';
import { addWithdrawalProof } from './addWithdrawalProof.ts';
import { cancelWithdrawal } from './cancelWithdrawal.ts';
import { confirmWithdrawal } from './confirmWithdrawal.ts';
import { getWithdrawal } from './getWithdrawal.ts';
import { getWithdrawals } from './getWithdrawals.ts';
import { getWithdrawalTerms } from './getWithdrawalTerms.ts';
import { requestWithdrawal } from './requestWithdrawal.ts';

/** Handlers of withdrawals as a member calls them. */
export const withdrawalHandlers = {
  getWithdrawalTerms,
  requestWithdrawal,
  getWithdrawals,
  getWithdrawal,
  cancelWithdrawal,
  confirmWithdrawal,
  addWithdrawalProof,
} satisfies Partial<Handlers>;
