import { useLingui } from '@lingui/react/macro';
import type { EntryName } from './fieldNames.ts';

/** What each entry of the form is called. */
export const useFieldLabels = (): Record<EntryName, string> => {
  const { t } = useLingui();
  return {
    username: t`Username`,
    password: t`Password`,
    confirmPassword: t`Confirm password`,
    paymentPassword: t`Payment password`,
    mobileNum: t`Mobile number`,
    verificationCode: t`SMS code`,
    nickname: t`Nickname`,
    payeeName: t`Real name`,
    fullName: t`Full name`,
    email: t`E-mail`,
    birthday: t`Date of birth`,
    idNumber: t`ID number`,
    recommenderId: t`Referrer’s ID`,
    qq: t`QQ`,
    whatsApp: t`WhatsApp`,
    facebook: t`Facebook`,
    telegram: t`Telegram`,
    zalo: t`Zalo`,
    line: t`LINE`,
    weChat: t`WeChat`,
    permanentAddress: t`Permanent address`,
    currentAddress: t`Current address`,
    placeOfBirth: t`Place of birth`,
    nationality: t`Nationality`,
    occupation: t`Occupation`,
    sourceOfIncome: t`Source of income`,
    bonusCode: t`Bonus code`,
    promoCode: t`Promo code`,
    affiliateCode: t`Affiliate code`,
    referralCode: t`Referral code`,
    captcha: t`Verification code`,
    ageConfirmed: t`Age`,
    terms: t`Terms`,
  };
};
