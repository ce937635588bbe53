import { type Message, msg } from '@marquee/i18n/msg';
import type { MovementKind } from './movements.ts';

const kinds: Record<MovementKind, Message> = {
  deposit: msg`Deposit`,
  withdrawal: msg`Withdrawal`,
  bet: msg`Bet`,
  win: msg`Win`,
  refund: msg`Bet cancelled`,
  bonus: msg`Bonus`,
  transfer: msg`Between wallets`,
  demo: msg`Demo money`,
  correction: msg`Correction`,
  other: msg`Other`,
};

const wallets: Readonly<Record<string, Message>> = {
  main: msg`Main wallet`,
  bonus: msg`Bonus`,
  held: msg`On hold`,
};

/** The words of a statement. */
export const statementTexts = {
  merchant: msg`Site`,
  account: msg`Account`,
  currency: msg`Currency`,
  timeZone: msg`Time zone`,
  days: msg`Dates`,
  columns: [msg`Time`, msg`Wallet`, msg`Transaction`, msg`Amount`, msg`Balance after`, msg`Reference`],
  wallets,
  kinds,
};
