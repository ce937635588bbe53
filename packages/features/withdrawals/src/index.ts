import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog } from './catalog.ts';

/** Withdrawals: asking for one, bank accounts with the payment password, and what becomes of each. */
export const feature = defineFeature({
  id: 'withdrawals',
  routes: [
    {
      paths: ['/member/withdraw'],
      layout: 'member',
      shape: 'form',
      title: msg`Withdraw`,
      about: msg`Choose the amount and the account it goes to. You can follow each withdrawal until it’s paid.`,
      load: () => import('./request/Withdraw.page.tsx'),
    },
    {
      paths: ['/member/withdrawals'],
      layout: 'member',
      shape: 'list',
      title: msg`Withdrawals`,
      load: () => import('./history/Withdrawals.page.tsx'),
    },
    {
      paths: ['/member/cards'],
      layout: 'member',
      shape: 'list',
      title: msg`Bank accounts`,
      about: msg`Your withdrawals go to accounts in your own name.`,
      load: () => import('./cards/Cards.page.tsx'),
    },
  ],
  entries: [
    { place: 'centre', label: msg`Withdraw`, order: 30, to: '/member/withdraw', icon: 'withdraw' },
    { place: 'centre', label: msg`Withdrawals`, order: 35, to: '/member/withdrawals', icon: 'history' },
    { place: 'centre', label: msg`Bank accounts`, order: 40, to: '/member/cards', icon: 'bank' },
  ],
  slots: { 'member-withdrawals': () => import('./history/OpenWithdrawals.slot.tsx') },
  catalog,
});
