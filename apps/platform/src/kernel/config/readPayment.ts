import type { PaymentConfig } from './Config.ts';
import type { parseVariables } from './parseVariables.ts';

/** Shorter secrets could be guessed from a signature. */
const shortestSecret = 32;

/** Reads where the payment gateway is; a sandbox may do without one. */
export const readPayment = (
  { text, requiredText, url }: Pick<ReturnType<typeof parseVariables>, 'text' | 'requiredText' | 'url'>,
  problems: string[],
  isSandbox: boolean,
): PaymentConfig | null => {
  if (isSandbox && !text('PAYMENT_URL') && !text('PAYMENT_SECRET')) return null;
  const payment = {
    url: url('PAYMENT_URL', "the payment gateway's HTTP address.", ['https:', 'http:']),
    secret: requiredText('PAYMENT_SECRET', 'the secret that the payment gateway and the platform sign with.'),
  };
  if (payment.secret && payment.secret.length < shortestSecret) {
    problems.push(`PAYMENT_SECRET has to have at least ${shortestSecret} characters.`);
  }
  return payment;
};
