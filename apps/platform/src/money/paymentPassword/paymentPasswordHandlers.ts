import type { Handlers } from '#kernel';
import { changePaymentPassword } from './changePaymentPassword.ts';
import { getPaymentPasswordReset } from './getPaymentPasswordReset.ts';
import { resetPaymentPassword } from './resetPaymentPassword.ts';
import { sendPaymentPasswordCode } from './sendPaymentPasswordCode.ts';
import { setPaymentPassword } from './setPaymentPassword.ts';

/** Handlers of payment passwords. */
export const paymentPasswordHandlers = {
  setPaymentPassword,
  changePaymentPassword,
  getPaymentPasswordReset,
  sendPaymentPasswordCode,
  resetPaymentPassword,
} satisfies Partial<Handlers>;
