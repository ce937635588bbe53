import { BankIcon, QrIcon, WalletIcon } from '@marquee/ui';
import type { ReactNode } from 'react';
import type { Method } from './depositTypes.ts';

/** Pictures of the ways to deposit. */
export const methodIcons: Readonly<Record<Method, ReactNode>> = {
  vietqr: <QrIcon size="l" />,
  bank: <BankIcon size="l" />,
  redirect: <WalletIcon size="l" />,
};
