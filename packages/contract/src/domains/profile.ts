import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { PasskeyRequest } from '../schemas/passkeys.ts';
import {
  ContactChange,
  ContactChanged,
  ContactRequest,
  MemberIcon,
  Profile,
  ProfileChange,
} from '../schemas/profile.ts';
import { CodeSent } from '../schemas/session.ts';

const sealedErrors = ['DECRYPTION_FAILED', 'REPLAYED'] as const;

/** Calls about what the platform knows of a member, and how the member changes it. */
export const profile = defineRows({
  getMemberIcon: {
    method: 'GET',
    path: '/wps/member/info/icon',
    module: 'MEMBER',
    summary: "The account's picture.",
    token: 'session',
    value: MemberIcon,
  },
  getProfile: {
    method: 'GET',
    path: '/wps/member/profile',
    module: 'MEMBER',
    summary: 'What is known of the member, and what of it may be changed.',
    token: 'member',
    value: Profile,
  },
  setProfile: {
    method: 'PUT',
    path: '/wps/member/profile',
    module: 'MEMBER',
    summary: 'Keeps fields that the merchant asks for; what proves age or payee only once.',
    token: 'member',
    encrypted: true,
    body: ProfileChange,
    value: Profile,
    errors: [...sealedErrors, 'UNDERAGE'],
  },
  setAvatar: {
    method: 'POST',
    path: '/wps/member/profile/avatar',
    module: 'MEMBER',
    summary: 'Takes one of the drawn avatars as the picture; one of the member’s own is forgotten.',
    token: 'member',
    body: component('AvatarChoice', { avatar: Type.Integer({ minimum: 1, maximum: 99 }) }),
    value: MemberIcon,
    errors: ['NOT_FOUND'],
  },
  uploadAvatar: {
    method: 'POST',
    path: '/wps/member/profile/picture',
    module: 'MEMBER',
    summary: 'Takes a PNG or JPEG as the picture, drawn anew as a small square.',
    token: 'member',
    bodyType: 'image',
    timeout: 60_000,
    body: Type.Unsafe<Uint8Array>(Type.String({ contentEncoding: 'binary' })),
    value: MemberIcon,
    errors: ['PICTURE_UNREADABLE'],
  },
  sendContactCode: {
    method: 'POST',
    path: '/wps/member/contact/code',
    module: 'MEMBER',
    summary: 'Sends a code to a phone or mailbox that is to be the account’s.',
    token: 'member',
    encrypted: true,
    body: ContactRequest,
    value: CodeSent,
    errors: [...sealedErrors, 'MOBILE_INVALID'],
  },
  setContact: {
    method: 'PUT',
    path: '/wps/member/contact',
    module: 'MEMBER',
    summary:
      'Binds, verifies or changes the phone or e-mail, by the code sent to it and a proof of the member.',
    token: 'member',
    encrypted: true,
    body: ContactChange,
    value: ContactChanged,
    errors: [
      ...sealedErrors,
      'MOBILE_INVALID',
      'MOBILE_TAKEN',
      'EMAIL_TAKEN',
      'CODE_WRONG',
      'CODE_EXPIRED',
      'CODE_TRIES_EXCEEDED',
      'PAYMENT_PASSWORD_LOCKED',
      'PAYMENT_PASSWORD_UNSET',
      'AUTHENTICATOR_OFF',
    ],
  },
  sendProofCode: {
    method: 'POST',
    path: '/wps/member/proof/code',
    module: 'MEMBER',
    summary: 'Sends a code that proves the member to the account’s own verified phone or mailbox.',
    token: 'member',
    body: component('ProofCodeRequest', { channel: Type.Enum(['sms', 'email']) }),
    value: CodeSent,
    errors: ['RECEIVER_UNVERIFIED'],
  },
  askProofPasskey: {
    method: 'POST',
    path: '/wps/member/proof/passkey',
    module: 'MEMBER',
    summary: 'What a browser is asked with to prove the member by one of the account’s passkeys.',
    token: 'member',
    value: PasskeyRequest,
    errors: ['PASSKEY_REFUSED'],
  },
});
