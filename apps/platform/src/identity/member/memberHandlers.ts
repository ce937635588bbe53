import type { Handlers } from '#kernel';
import { acceptTerms } from './acceptTerms.ts';
import { changePassword } from './changePassword.ts';
import { forgotPasswordByEmail } from './forgotPasswordByEmail.ts';
import { getAffiliate } from './getAffiliate.ts';
import { getMemberInfo } from './getMemberInfo.ts';
import { register } from './register.ts';
import { registerMobile } from './registerMobile.ts';
import { setPasswordByLink } from './setPasswordByLink.ts';
import { setPasswordByPhone } from './setPasswordByPhone.ts';
import { updateLanguage } from './updateLanguage.ts';

/** Handlers of the domain member. */
export const memberHandlers = {
  getMemberInfo,
  register,
  registerMobile,
  changePassword,
  forgotPasswordByEmail,
  setPasswordByLink,
  setPasswordByPhone,
  acceptTerms,
  getAffiliate,
  updateLanguage,
} satisfies Partial<Handlers>;
