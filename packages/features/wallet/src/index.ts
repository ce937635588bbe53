import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog } from './catalog.ts';

/** A member's wallets and the record of what happened to the money in them. */
export const feature = defineFeature({
  id: 'wallet',
  routes: [
    {
      paths: ['/member/wallet'],
      layout: 'member',
      title: msg`Wallet`,
      about: msg`All your money at a glance: your balance, your bonus and what is on hold.`,
      load: () => import('./wallet/Wallet.page.tsx'),
    },
    {
      paths: ['/member/records'],
      layout: 'member',
      shape: 'list',
      title: msg`Records`,
      about: msg`What happened to your money: every movement, profit and loss by day, your bets and your bonuses.`,
      load: () => import('./records/Records.page.tsx'),
    },
  ],
  entries: [
    { place: 'centre', label: msg`Wallet`, order: 15, to: '/member/wallet', icon: 'wallet' },
    { place: 'centre', label: msg`Records`, order: 60, to: '/member/records', icon: 'history' },
  ],
  slots: { 'member-funds': () => import('./wallet/MemberFunds.slot.tsx') },
  catalog,
});
