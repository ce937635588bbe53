import type { EntryIcon } from '@marquee/feature-core';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  BankIcon,
  CalendarIcon,
  CardsIcon,
  ChartIcon,
  GiftIcon,
  HelpIcon,
  HistoryIcon,
  LockIcon,
  MegaphoneIcon,
  ShieldIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
} from '@marquee/ui';
import type { ReactNode } from 'react';

/** The pictures of the entries of the member area and of the tools. */
export const memberIcons: Readonly<Record<EntryIcon, ReactNode>> = {
  account: <UserIcon />,
  bank: <BankIcon />,
  calendar: <CalendarIcon />,
  cards: <CardsIcon />,
  chart: <ChartIcon />,
  deposit: <ArrowDownIcon />,
  gift: <GiftIcon />,
  help: <HelpIcon />,
  history: <HistoryIcon />,
  lock: <LockIcon />,
  megaphone: <MegaphoneIcon />,
  shield: <ShieldIcon />,
  users: <UsersIcon />,
  wallet: <WalletIcon />,
  withdraw: <ArrowUpIcon />,
};
