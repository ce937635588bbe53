import { formatMoney } from '@marquee/i18n/money';
import type { Language } from '@marquee/reference';
import type { Connection, Context } from '#kernel';
import { sendInboxMessage } from '#sites';
import type { DepositRow } from './schema.ts';

/** Writes to a member whose money came otherwise than the page had told: another amount, or after the end. */
export const tellDeposit = async (
  tx: Connection,
  { merchant, now }: Context,
  row: DepositRow,
  credited: number,
): Promise<void> => {
  const { accountId, currency, amount, reference, state, expiresAt } = row;
  const sentAt = now();
  const isLate = state !== 'waiting' || expiresAt <= sentAt;
  if (credited === amount && !isLate) return;
  const money = (minor: number, language: Language) => formatMoney(minor, currency, language);
  const differs =
    credited === amount
      ? { vi: '', en: '' }
      : {
          vi: ` Bạn đã yêu cầu nạp ${money(amount, 'vi')}; chúng tôi ghi có đúng số tiền thực nhận.`,
          en: ` You asked for ${money(amount, 'en')}; we credit the amount that arrives.`,
        };
  await sendInboxMessage(tx, {
    merchantCode: merchant.code,
    accountId,
    sentAt,
    title: {
      vi: `Đã nhận ${money(credited, 'vi')}`,
      en: `${money(credited, 'en')} has arrived`,
    },
    html: {
      vi: `<p>Khoản nạp ${reference} đã về và ${money(credited, 'vi')} đã được cộng vào số dư của bạn.${differs.vi}</p>`,
      en: `<p>Your deposit ${reference} has arrived and ${money(credited, 'en')} is in your balance.${differs.en}</p>`,
    },
  });
};
