import type { PaymentConfig } from './Config.ts';
import type { PlatformVariables } from './parseVariables.ts';

/** Reads where the payment gateway is; a sandbox may do without one, and names both or neither. */
export const readPayment = ({ text, requiredText }: PlatformVariables): PaymentConfig | null => {
  const url = text('PAYMENT_URL');
  const secret = text('PAYMENT_SECRET');
  if (!url && !secret) return null;
  return { url: requiredText('PAYMENT_URL'), secret: requiredText('PAYMENT_SECRET') };
};
