import { currencies, gameCategories } from '@marquee/reference';
import type { Brand } from '../schema/brandSchema.ts';
import type { MerchantSettings } from './settingsSchema.ts';
import { usualDeposits } from './usualDeposits.ts';
import { usualPlay } from './usualPlay.ts';

const rules: MerchantSettings['registration']['rules'] = {
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

/** The page of guides, as the specification leads to it. */
const guideOf = (system: string) => `{origin}/m/appDownload?language={language}&tokens=&system=${system}`;

/** What holds for a merchant whose `settings.ts` says nothing else: it follows from the brand. */
export const usualSettings = (brand: Pick<Brand, 'currency' | 'features' | 'legal'>): MerchantSettings => {
  const home = currencies[brand.currency].homeCountry;
  const has = (feature: Brand['features'][number]) => brand.features.includes(feature);
  return {
    regions: {
      home,
      restricted: ['FR', 'US'],
      blocked: [],
      phones: [...new Set([home, 'VN', 'TH', 'SG', 'MY', 'PH', 'AU', 'GB'])],
    },
    flags: {
      DIRECTREG3: true,
      LOGINREQCAPTCHA3: false,
      MOBILEVERCODELOGIN3: true,
      CHNGPASSVERIF3: true,
      MOBILENUMREG3: true,
      REGMOBVERF3: false,
      MOBILENUMPASSREG3: true,
      FREEPLAY3: has('free-play'),
      PWDEXPFORCECHANGE3: true,
      GOOGLELOGIN3: true,
      FACEBOOKLOGIN3: true,
      TELEGRAMLOGIN3: true,
      GEETEST3: false,
      FIREBASESMS3: false,
    },
    registration: {
      fields: ['username*', 'password*', 'confirmPassword*', 'email*', 'referralCode'],
      mobileFields: ['mobileNum', 'verificationCode', 'password', 'confirmPassword', 'referralCode'],
      hasCaptcha: true,
      birthdayAge: brand.legal.minimumAge,
      rules,
    },
    passwordMaxAgeDays: 180,
    // What is merely known, an address or a name, is a merchant's own choice.
    secondFactor: ['passkey', 'authenticator', 'sms', 'email'],
    secondFactorAfter: ['social'],
    knownAddressDays: 90,
    categories: [...gameCategories],
    resources: has('app-download')
      ? [
          { resourceType: 'Android', url: guideOf('Android') },
          { resourceType: 'iOS', url: guideOf('iOS') },
          { resourceType: 'iOSLite', url: guideOf('iOSLite') },
          { resourceType: 'H5', url: '{origin}/' },
          { resourceType: 'TELEGRAM1', url: 'https://telegram.org/' },
        ]
      : [{ resourceType: 'H5', url: '{origin}/' }],
    responsiblePlay: usualPlay(brand.currency),
    deposits: usualDeposits(brand.currency),
    withdrawals: {},
    cdns: { images: [], games: [] },
    startingContent: {
      news: [],
      notices: ['welcome', 'fair', 'limits', 'support'],
      banners: ['lotus', 'lottery', 'live'],
      lobbyShuffle: 0,
    },
  };
};
