import type { Account } from '#identity';
import { realName } from '#money';
import type { Person } from './marksOf.ts';

/** What an account itself tells of its owner: neither bank accounts nor browsers. */
export const personOf = (account: Account): Person => ({
  mobile: account.mobile,
  isMobileProven: account.isMobileVerified,
  email: account.email,
  isEmailProven: account.isEmailVerified,
  name: realName(account),
  birthday: account.birthday,
  document: account.profile['idNumber'] ?? null,
  cards: [],
  devices: [],
});
