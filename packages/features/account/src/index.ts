import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog } from './catalog.ts';

/** Login, registration, passwords and free play. */
export const feature = defineFeature({
  id: 'account',
  catalog,
  routes: [
    {
      paths: ['/register', '/register.html'],
      layout: 'shared',
      isPrerendered: true,
      title: msg`Open an account`,
      load: () => import('./registration/Register.page.tsx'),
    },
  ],
  modals: {
    login: () => import('./login/Login.modal.tsx'),
    forgotPassword: () => import('./passwords/ForgotPassword.modal.tsx'),
    setPasswordByLink: () => import('./passwords/SetPasswordByLink.modal.tsx'),
    changePassword: () => import('./passwords/ChangePassword.modal.tsx'),
    afterLogin: () => import('./modals/AfterLogin.modal.tsx'),
    logout: () => import('./modals/Logout.modal.tsx'),
    freePlay: () => import('./modals/FreePlay.modal.tsx'),
    realAccountNeeded: () => import('./modals/RealAccountNeeded.modal.tsx'),
    acceptTerms: () => import('./modals/AcceptTerms.modal.tsx'),
  },
});
