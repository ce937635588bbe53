import { BankIcon, QrIcon, WalletIcon } from '@marquee/ui';
import type { ReactNode } from 'react';
import type { Offer } from '../depositTypes.ts';

/** Pictures of the ways to deposit. */
export const methodIcons: Readonly<Record<Offer['icon'], ReactNode>> = {
  qr: <QrIcon size="l" />,
  bank: <BankIcon size="l" />,
  wallet: <WalletIcon size="l" />,
};
