import { type PatternKind, patterns } from '#sites';
import type { Profile } from './Profile.ts';

type Rule = readonly [kind: PatternKind, minLength: number, maxLength: number];

/** The rule of every field that registrations and password forms may show. */
const usual: Record<string, Rule> = {
  username: ['letter-first-alphanumeric', 6, 16],
  password: ['no-spaces', 8, 32],
  paymentPassword: ['digits', 6, 6],
  nickname: ['any', 2, 16],
  payeeName: ['full-name', 4, 64],
  fullName: ['full-name', 4, 64],
  email: ['email', 6, 120],
  mobileNum: ['digits', 8, 12],
  verificationCode: ['digits', 6, 6],
  birthday: ['date-ymd', 10, 10],
  idNumber: ['alphanumeric', 8, 20],
  recommenderId: ['alphanumeric', 4, 32],
  referralCode: ['alphanumeric', 4, 32],
  affiliateCode: ['alphanumeric', 4, 32],
  bonusCode: ['alphanumeric', 4, 32],
  promoCode: ['alphanumeric', 4, 32],
  qq: ['digits', 5, 12],
  whatsApp: ['digits', 8, 15],
  facebook: ['any', 3, 64],
  telegram: ['no-spaces', 4, 33],
  zalo: ['digits', 8, 15],
  line: ['no-spaces', 4, 32],
  weChat: ['no-spaces', 6, 32],
  permanentAddress: ['any', 8, 160],
  currentAddress: ['any', 8, 160],
  placeOfBirth: ['any', 2, 80],
  nationality: ['any', 2, 40],
  occupation: ['any', 2, 40],
  sourceOfIncome: ['any', 2, 60],
};

/** The rules of a merchant: the usual ones, changed where it wants others. */
export const rulesWith = (changes: Readonly<Record<string, Rule>> = {}): Profile['rules'] =>
  Object.entries({ ...usual, ...changes }).map(([field, [patternId, minLength, maxLength]]) => ({
    field,
    patternId,
    minLength,
    maxLength,
    acceptedPattern: patterns[patternId],
  }));
