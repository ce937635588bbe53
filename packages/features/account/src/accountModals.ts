import type { Feature } from '@marquee/feature-core';

/** The dialogs around a session, each behind its own import. */
export const accountModals = {
  login: () => import('./login/Login.modal.tsx'),
  secondFactor: () => import('./secondFactor/SecondFactor.modal.tsx'),
  forgotPassword: () => import('./passwords/ForgotPassword.modal.tsx'),
  setPasswordByLink: () => import('./passwords/SetPasswordByLink.modal.tsx'),
  changePassword: () => import('./passwords/ChangePassword.modal.tsx'),
  welcome: () => import('./modals/Welcome.modal.tsx'),
  logout: () => import('./modals/Logout.modal.tsx'),
  realAccountNeeded: () => import('./modals/RealAccountNeeded.modal.tsx'),
  acceptTerms: () => import('./modals/AcceptTerms.modal.tsx'),
} satisfies Feature['modals'];
