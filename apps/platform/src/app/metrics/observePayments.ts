import type { Metrics } from '#kernel';
import { type PaymentGateway, PaymentFailure } from '#money';

/** A payment gateway whose orders are counted and timed. */
export const observePayments = (
  gateway: PaymentGateway,
  { paymentOrders, paymentSeconds }: Pick<Metrics, 'paymentOrders' | 'paymentSeconds'>,
): PaymentGateway => {
  const observed = async <T>(order: 'deposit' | 'payout', work: () => Promise<T>): Promise<T> => {
    const end = paymentSeconds.startTimer({ order });
    try {
      const answer = await work();
      paymentOrders.inc({ order, outcome: 'taken' });
      return answer;
    } catch (error) {
      const isRefused = error instanceof PaymentFailure && error.isRefused;
      paymentOrders.inc({ order, outcome: isRefused ? 'refused' : 'unanswered' });
      throw error;
    } finally {
      end();
    }
  };
  return {
    ...gateway,
    startDeposit: (order) => observed('deposit', () => gateway.startDeposit(order)),
    payOut: (order) => observed('payout', () => gateway.payOut(order)),
  };
};
