import type { LoginValue, Member } from '@marquee/feature-core';

/** A player who was here before. */
export const member: Member = {
  id: 'c-1',
  account: 'linhvu',
  nickname: 'Linh',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Silver' },
  currency: 'VND',
  language: 'en',
  previousLogin: { at: '2030-05-06T07:08:09Z', ip: '203.0.113.5', country: 'VN' },
  termsOutdated: false,
};

/** An answer that opens a session without more ado. */
export const opened: LoginValue = {
  token: 'secret-token',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
};
