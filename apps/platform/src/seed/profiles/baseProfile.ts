import type { Brand } from '@marquee/brand';
import { gameCategories } from '@marquee/reference';
import { usualPlaySettings } from '#play';
import type { Profile } from './Profile.ts';
import { registerFields } from './registerFields.ts';
import { rulesWith } from './rules.ts';

const homeCountries: Record<Brand['currency'], string> = {
  VND: 'VN',
  THB: 'TH',
  USD: 'MT',
  EUR: 'MT',
  USDT: 'SG',
};

/** What a merchant gets whose code has no profile of its own: everything follows from its brand. */
export const baseProfile = (brand: Brand): Profile => {
  const homeCountry = homeCountries[brand.currency];
  const has = (feature: Brand['features'][number]) => brand.features.includes(feature);
  return {
    homeCountry,
    restrictedCountries: ['FR', 'US'],
    countries: [...new Set([homeCountry, 'VN', 'TH', 'SG', 'MY', 'PH', 'AU', 'GB'])],
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
    },
    registerFields: registerFields('username*', 'password*', 'confirmPassword*', 'email*', 'referralCode'),
    mobileFields: ['mobileNum', 'verificationCode', 'password', 'confirmPassword', 'referralCode'],
    rules: rulesWith(),
    hasRegisterCaptcha: true,
    passwordMaxAgeDays: 180,
    secondFactor: [],
    resources: has('app-download')
      ? [
          { resourceType: 'Android', url: '{origin}/help?topic=install' },
          { resourceType: 'iOS', url: '{origin}/help?topic=install' },
          { resourceType: 'H5', url: '{origin}/' },
          { resourceType: 'TELEGRAM1', url: 'https://telegram.org/' },
        ]
      : [{ resourceType: 'H5', url: '{origin}/' }],
    categories: gameCategories,
    hasProvinceLotteries: has('lottery-menu'),
    shuffle: 0,
    play: usualPlaySettings(brand.currency),
    ownNews: [],
    noticeIds: ['welcome', 'fair', 'limits', 'support'],
    bannerIds: ['lotus', 'lottery', 'live'],
  };
};
