import { useLingui } from '@lingui/react/macro';
import type { RegistrationField } from '@marquee/contract/registration-fields';

/** What the fields of a registration are called. */
export const useFieldNames = (): Readonly<Record<RegistrationField, string>> => {
  const { t } = useLingui();
  return {
    username: t`Username`,
    password: t`Password`,
    confirmPassword: t`Password again`,
    paymentPassword: t`Payment password`,
    mobileNum: t`Mobile number`,
    verificationCode: t`Code by SMS`,
    nickname: t`Nickname`,
    payeeName: t`Payee name`,
    fullName: t`Full name`,
    email: t`E-mail`,
    birthday: t`Birthday`,
    idNumber: t`Identity document`,
    recommenderId: t`Recommender`,
    qq: 'QQ',
    whatsApp: 'WhatsApp',
    facebook: 'Facebook',
    telegram: 'Telegram',
    zalo: 'Zalo',
    line: 'LINE',
    weChat: 'WeChat',
    permanentAddress: t`Permanent address`,
    currentAddress: t`Current address`,
    placeOfBirth: t`Place of birth`,
    nationality: t`Nationality`,
    occupation: t`Occupation`,
    sourceOfIncome: t`Source of income`,
    bonusCode: t`Bonus code`,
    promoCode: t`Promotion code`,
    affiliateCode: t`Affiliate code`,
    referralCode: t`Referral code`,
  };
};
