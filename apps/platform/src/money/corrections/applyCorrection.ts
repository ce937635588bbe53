import { msg } from '@marquee/i18n/msg';
import type { Account } from '#identity';
import { type Connection, localTextOf, type StaffOfMerchant } from '#kernel';
import { sendInboxMessage } from '#sites';
import type { CorrectionRequest } from '#staff';
import { postTransfer } from '../ledger/postTransfer.ts';

const titles = { creditMember: msg`Your balance was raised`, debitMember: msg`Your balance was lowered` };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Posts what two people have agreed to, once: its key is the request's. The member reads why. Throws `LedgerRefusal` where
 * more would be taken than is there.
 */
export const applyCorrection = async (
  tx: Connection,
  { merchant, now }: Pick<StaffOfMerchant, 'merchant' | 'now'>,
  { id: owner, currency }: Account,
  request: CorrectionRequest,
): Promise<void> => {
  const { id, kind, amount, answer } = request;
  const change = kind === 'creditMember' ? amount : -amount;
  await postTransfer(tx, {
    idempotencyKey: `correction:${id}`,
    kind: kind === 'creditMember' ? 'correction.credit' : 'correction.debit',
    at: now(),
    lines: [
      { kind: 'house', book: 'correction', currency, amount: -change },
      { kind: 'real', owner, currency, amount: change },
    ],
  });
  const html = `<p>${escaped(answer ?? '')}</p>`;
  await sendInboxMessage(tx, {
    merchantCode: merchant.code,
    accountId: owner,
    sentAt: now(),
    title: localTextOf(titles[kind]),
    html: { [merchant.brand.defaultLanguage]: html },
  });
};
