import type { EntryIcon } from '@marquee/feature-core';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  BankIcon,
  CalendarIcon,
  CardsIcon,
  ChartIcon,
  GiftIcon,
  HistoryIcon,
  LockIcon,
  ShieldIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
} from '@marquee/ui';
import type { ReactNode } from 'react';

/** The pictures of the member area's entries. */
export const memberIcons: Readonly<Record<EntryIcon, ReactNode>> = {
  account: <UserIcon />,
  bank: <BankIcon />,
  calendar: <CalendarIcon />,
  cards: <CardsIcon />,
  chart: <ChartIcon />,
  deposit: <ArrowDownIcon />,
  gift: <GiftIcon />,
  history: <HistoryIcon />,
  lock: <LockIcon />,
  shield: <ShieldIcon />,
  users: <UsersIcon />,
  wallet: <WalletIcon />,
  withdraw: <ArrowUpIcon />,
};
