import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import {
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
  'SOCIAL_NOT_ALLOWED',
  'SOCIAL_UNREACHABLE',
  'SOCIAL_FAILED',
] as const;

/** Calls of social sign-in. The token that they end in is used by `login`, `register` and `linkSocial`. */
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
