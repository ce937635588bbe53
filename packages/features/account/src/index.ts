import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { accountModals } from './accountModals.ts';
import { catalog } from './catalog.ts';

/** Login, registration, passwords and the member's own page. */
export const feature = defineFeature({
  id: 'account',
  catalog,
  routes: [
    {
      paths: ['/register', '/register.html'],
      layout: 'shared',
      shape: 'form',
      isWritten: true,
      title: msg`Open an account`,
      load: () => import('./registration/Register.page.tsx'),
    },
    {
      paths: ['/member/profile'],
      layout: 'member',
      title: msg`Profile`,
      about: msg`Your details, and how we reach you.`,
      load: () => import('./profile/Profile.page.tsx'),
    },
    {
      paths: ['/member'],
      layout: 'member',
      title: msg`My account`,
      about: msg`Your money, what needs your attention, and how your account is kept safe.`,
      slots: ['member-funds', 'member-deposits', 'member-withdrawals', 'member-steps'],
      load: () => import('./overview/MyAccount.page.tsx'),
    },
  ],
  entries: [
    { place: 'centre', label: msg`My account`, order: 10, to: '/member', icon: 'account' },
    { place: 'centre', label: msg`Profile`, order: 70, to: '/member/profile', icon: 'account' },
  ],
  slots: { 'member-parties': () => import('./social/SocialLinks.slot.tsx') },
  modals: accountModals,
});
