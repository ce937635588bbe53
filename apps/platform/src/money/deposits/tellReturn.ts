import { formatMoney } from '@marquee/i18n/money';
import { msg } from '@marquee/i18n/msg';
import type { Language } from '@marquee/reference';
import { type Connection, localTextOf } from '#kernel';
import { sendInboxMessage } from '#sites';
import type { DepositRow } from './schema.ts';
import type { Teller } from './Teller.ts';

const texts = {
  limit: msg`<p>{amount} arrived for your deposit {reference}. That is more than your deposit limit leaves, so we have not taken it: it goes back to the account that it came from.</p>`,
  exclusion: msg`<p>{amount} arrived for your deposit {reference} while your break or exclusion is in force, so we have not taken it: it goes back to the account that it came from.</p>`,
};

/** Writes to a member whose money goes back to where it came from, and why. */
export const tellReturn = async (
  tx: Connection,
  { merchant, now }: Pick<Teller, 'merchant' | 'now'>,
  { accountId, currency, reference }: DepositRow,
  { amount, reason }: { amount: number; reason: keyof typeof texts },
): Promise<void> => {
  const valuesIn = (language: Language) => ({
    reference,
    amount: formatMoney(amount, currency, language),
  });
  await sendInboxMessage(tx, {
    merchantCode: merchant.code,
    accountId,
    sentAt: now(),
    title: localTextOf(msg`{amount} goes back to you`, valuesIn),
    html: localTextOf(texts[reason], valuesIn),
  });
};
