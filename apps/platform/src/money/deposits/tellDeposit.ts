import { formatMoney } from '@marquee/i18n/money';
import { msg } from '@marquee/i18n/msg';
import type { Language } from '@marquee/reference';
import { type Connection, localTextOf } from '#kernel';
import { sendInboxMessage } from '#sites';
import type { DepositRow } from './schema.ts';
import type { Teller } from './Teller.ts';

/** Writes to a member whose money came otherwise than the page had told: another amount, or after the end. */
export const tellDeposit = async (
  tx: Connection,
  { merchant, now }: Pick<Teller, 'merchant' | 'now'>,
  row: DepositRow,
  credited: number,
): Promise<void> => {
  const { accountId, currency, amount, reference, state, expiresAt } = row;
  const sentAt = now();
  const isLate = state !== 'waiting' || expiresAt <= sentAt;
  if (credited === amount && !isLate) return;
  const html =
    credited === amount
      ? msg`<p>Your deposit {reference} has arrived and {credited} is in your balance.</p>`
      : msg`<p>Your deposit {reference} has arrived and {credited} is in your balance. You asked for {amount}; we credit the amount that arrives.</p>`;
  const valuesIn = (language: Language) => ({
    reference,
    credited: formatMoney(credited, currency, language),
    amount: formatMoney(amount, currency, language),
  });
  await sendInboxMessage(tx, {
    merchantCode: merchant.code,
    accountId,
    sentAt,
    title: localTextOf(msg`{credited} has arrived`, valuesIn),
    html: localTextOf(html, valuesIn),
  });
};
