import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import {
  PhoneCode,
  PhoneCodeRequest,
  PhoneCodeSent,
  PhoneToken,
  SocialAnswer,
  SocialLinking,
  SocialLinks,
  SocialStart,
  SocialStarted,
  SocialToken,
  SocialUnlinking,
} from '../schemas/social.ts';

const flags = ['GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'TELEGRAMLOGIN3'] as const;

const partyErrors = [
  'FEATURE_DISABLED',
  'SOCIAL_TOO_MANY',
  'SOCIAL_QUOTA_EXCEEDED',
  'SOCIAL_NOT_ALLOWED',
  'SOCIAL_UNREACHABLE',
  'SOCIAL_FAILED',
] as const;

const phoneErrors = [...partyErrors, 'MOBILE_INVALID', 'MOBILE_MISSING', 'CAPTCHA_REFUSED'] as const;

/**
 * Calls of social sign-in and of codes that Firebase sends. The token that they end in is used by `login`, `register`
 * and, a party's, by `linkSocial`.
 */
export const social = defineRows({
  startSocial: {
    method: 'POST',
    path: '/wps/session/social',
    module: 'SESSION',
    summary: 'Begins a sign-in at Google, Facebook or Telegram: says where a popup has to lead.',
    token: 'none',
    flags,
    body: SocialStart,
    value: SocialStarted,
    errors: partyErrors,
  },
  finishSocial: {
    method: 'POST',
    path: '/wps/session/social/token',
    module: 'SESSION',
    summary: "Takes what came back to the popup, once and from the same browser, for the party's token.",
    token: 'none',
    flags,
    body: SocialAnswer,
    value: SocialToken,
    errors: [...partyErrors, 'SOCIAL_CANCELLED', 'SOCIAL_STATE_INVALID', 'SOCIAL_TOKEN_INVALID'],
  },
  sendPhoneCode: {
    method: 'POST',
    path: '/wps/verification/firebase',
    module: 'SESSION',
    summary: 'Has Firebase send a code by SMS for a login or a registration.',
    token: 'none',
    flags: ['FIREBASESMS3'],
    body: PhoneCodeRequest,
    value: PhoneCodeSent,
    errors: phoneErrors,
  },
  redeemPhoneCode: {
    method: 'POST',
    path: '/wps/verification/firebase/token',
    module: 'SESSION',
    summary: 'Takes a code that Firebase has sent for its token.',
    token: 'none',
    flags: ['FIREBASESMS3'],
    body: PhoneCode,
    value: PhoneToken,
    errors: [...phoneErrors, 'CODE_WRONG', 'CODE_MISSING', 'CODE_EXPIRED', 'CODE_TRIES_EXCEEDED'],
  },
  getSocialLinks: {
    method: 'GET',
    path: '/wps/member/social',
    module: 'MEMBER',
    summary: "The parties that the member's account is linked to.",
    token: 'member',
    value: SocialLinks,
  },
  linkSocial: {
    method: 'POST',
    path: '/wps/member/social',
    module: 'MEMBER',
    summary: "Links a party to the member's account, confirmed by the login password.",
    token: 'member',
    encrypted: true,
    flags,
    body: SocialLinking,
    value: component('SocialLinked', { linked: Type.Literal(true) }),
    errors: [
      'FEATURE_DISABLED',
      'PASSWORD_WRONG',
      'SOCIAL_TOKEN_INVALID',
      'SOCIAL_TAKEN',
      'SOCIAL_LINKED',
      'SOCIAL_UNREACHABLE',
      'DECRYPTION_FAILED',
      'REPLAYED',
    ],
  },
  unlinkSocial: {
    method: 'POST',
    path: '/wps/member/social/unlink',
    module: 'MEMBER',
    summary: "Unlinks a party from the member's account, confirmed by the login password.",
    token: 'member',
    encrypted: true,
    body: SocialUnlinking,
    value: component('SocialUnlinked', { unlinked: Type.Literal(true) }),
    errors: ['PASSWORD_WRONG', 'DECRYPTION_FAILED', 'REPLAYED'],
  },
});
