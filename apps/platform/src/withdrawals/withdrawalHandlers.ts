import { addBankCard } from '../bankCards/addBankCard.ts';
import { getBankCards } from '../bankCards/getBankCards.ts';
import { removeBankCard } from '../bankCards/removeBankCard.ts';
import type { Handlers } from '../http/handler.ts';
import { changePaymentPassword } from '../paymentPassword/changePaymentPassword.ts';
import { getPaymentPasswordReset } from '../paymentPassword/getPaymentPasswordReset.ts';
import { resetPaymentPassword } from '../paymentPassword/resetPaymentPassword.ts';
import { sendPaymentPasswordCode } from '../paymentPassword/sendPaymentPasswordCode.ts';
import { setPaymentPassword } from '../paymentPassword/setPaymentPassword.ts';
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

/** Handlers of the domain withdrawals: payment password, bank accounts, withdrawals, and the staff's side. */
export const withdrawalHandlers = {
  setPaymentPassword,
  changePaymentPassword,
  getPaymentPasswordReset,
  sendPaymentPasswordCode,
  resetPaymentPassword,
  getBankCards,
  addBankCard,
  removeBankCard,
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
