import type { BankAccount } from '../payments/PaymentGateway.ts';
import { crc16 } from './crc16.ts';

/** NAPAS's application id, and its service for a transfer to an account. */
const napas = 'A000000727';
const toAccount = 'QRIBFTTA';

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

type Transfer = {
  account: Pick<BankAccount, 'bin' | 'number'>;
  /** In đồng, which have no smaller unit. */
  amount: number;
  /** At most 19 capital letters and digits. */
  reference: string;
};

/**
 * The text of a VietQR code by EMVCo's rules for merchant-presented codes and NAPAS's template 38: a code for one
 * transfer, with its amount and reference.
 */
export const vietQrOf = ({ account, amount, reference }: Transfer): string => {
  if (!/^[A-Z0-9]{1,19}$/.test(reference)) throw new RangeError('The reference does not fit a VietQR code.');
  if (!Number.isSafeInteger(amount) || amount < 1) throw new RangeError('The amount is no number of đồng.');
  const beneficiary = field('00', account.bin) + field('01', account.number);
  const text = [
    field('00', '01'),
    // A code for one payment; one to be used again would be 11.
    field('01', '12'),
    field('38', field('00', napas) + field('01', beneficiary) + field('02', toAccount)),
    field('53', '704'),
    field('54', String(amount)),
    field('58', 'VN'),
    field('62', field('08', reference)),
    '6304',
  ].join('');
  return text + crc16(text);
};
