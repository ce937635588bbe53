import type { Language } from '@marquee/reference';
import type { MovementKind } from './movements.ts';

type StatementTexts = {
  merchant: string;
  account: string;
  currency: string;
  timeZone: string;
  days: string;
  columns: readonly [
    time: string,
    wallet: string,
    kind: string,
    amount: string,
    balance: string,
    reference: string,
  ];
  wallets: Readonly<Record<string, string>>;
  kinds: Record<MovementKind, string>;
};

/** The words of a statement. */
export const statementTexts: Record<Language, StatementTexts> = {
  en: {
    merchant: 'Site',
    account: 'Account',
    currency: 'Currency',
    timeZone: 'Time zone',
    days: 'Dates',
    columns: ['Time', 'Wallet', 'Transaction', 'Amount', 'Balance after', 'Reference'],
    wallets: { main: 'Main wallet', bonus: 'Bonus', held: 'On hold' },
    kinds: {
      deposit: 'Deposit',
      withdrawal: 'Withdrawal',
      bet: 'Bet',
      win: 'Win',
      refund: 'Bet cancelled',
      bonus: 'Bonus',
      transfer: 'Between wallets',
      demo: 'Demo money',
      other: 'Other',
    },
  },
  vi: {
    merchant: 'Trang',
    account: 'Tài khoản',
    currency: 'Tiền tệ',
    timeZone: 'Múi giờ',
    days: 'Thời gian',
    columns: ['Thời điểm', 'Ví', 'Giao dịch', 'Số tiền', 'Số dư sau giao dịch', 'Mã giao dịch'],
    wallets: { main: 'Ví chính', bonus: 'Tiền thưởng', held: 'Đang tạm giữ' },
    kinds: {
      deposit: 'Nạp tiền',
      withdrawal: 'Rút tiền',
      bet: 'Đặt cược',
      win: 'Thắng cược',
      refund: 'Hủy cược',
      bonus: 'Tiền thưởng',
      transfer: 'Chuyển ví',
      demo: 'Tiền chơi thử',
      other: 'Khác',
    },
  },
};
