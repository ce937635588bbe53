import type { ValueOf } from '@marquee/contract';
import { type Reader, textIn } from '#kernel';
import type { FoundDeposit } from './selectDeposits.ts';
import { vietQrOf } from './vietQrOf.ts';

/** A deposit as its member sees it now. Where to pay is told only while it waits. */
export const toDeposit = (
  reader: Reader & { now: () => Date },
  { row, slip, label }: FoundDeposit,
): ValueOf<'getDeposit'> => {
  const {
    reference,
    method,
    shows,
    currency,
    amount,
    credited,
    account,
    payUrl,
    createdAt,
    expiresAt,
    endedAt,
  } = row;
  const isWaiting = row.state === 'waiting' && expiresAt > reader.now();
  const transfer = isWaiting && account ? account : null;
  return {
    reference,
    method,
    methodName: label ? textIn(reader, label) : method,
    shows,
    currency,
    amount,
    credited,
    state: row.state === 'waiting' && !isWaiting ? 'expired' : row.state,
    reason: row.reason,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    transfer: transfer && { bank: transfer.bank, number: transfer.number, name: transfer.name },
    qr: transfer && shows === 'qr' ? vietQrOf({ account: transfer, amount, reference }) : null,
    payUrl: isWaiting ? payUrl : null,
    hasSlip: slip !== null,
  };
};
