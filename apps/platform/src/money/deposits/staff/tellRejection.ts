import { formatMoney } from '@marquee/i18n/money';
import { msg } from '@marquee/i18n/msg';
import type { Language } from '@marquee/reference';
import { type Connection, localTextOf } from '#kernel';
import { sendInboxMessage, textHtml } from '#sites';
import type { DepositRow } from '../schema.ts';
import type { Teller } from '../Teller.ts';

/** Writes to a member whose deposit staff has rejected, and why. */
export const tellRejection = async (
  tx: Connection,
  { merchant, now }: Pick<Teller, 'merchant' | 'now'>,
  { accountId, currency, amount, reference }: DepositRow,
  reason: string,
): Promise<void> => {
  const valuesIn = (language: Language) => ({
    reference,
    amount: formatMoney(amount, currency, language),
    reason: textHtml(reason),
  });
  await sendInboxMessage(tx, {
    merchantCode: merchant.code,
    accountId,
    sentAt: now(),
    title: localTextOf(msg`Your deposit of {amount} was not found`, valuesIn),
    html: localTextOf(
      msg`<p>We could not find the money of your deposit {reference}.</p>{reason}<p>If it arrives all the same, we credit it.</p>`,
      valuesIn,
    ),
  });
};
