import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog } from './catalog.ts';

/** Money on its way in. */
export const feature = defineFeature({
  id: 'deposits',
  catalog,
  routes: [
    {
      paths: ['/member/deposit'],
      layout: 'member',
      shape: 'form',
      title: msg`Deposit`,
      about: msg`Add money and track your deposits. Funds are credited as soon as they arrive.`,
      load: () => import('./Deposit.page.tsx'),
    },
  ],
  entries: [{ place: 'centre', label: msg`Deposit`, order: 20, to: '/member/deposit', icon: 'deposit' }],
  slots: { 'member-deposits': () => import('./list/WaitingDeposits.slot.tsx') },
});
