import type { Profile } from './Profile.ts';
import { registerFields } from './registerFields.ts';
import { rulesWith } from './rules.ts';

/** What a member may deposit in a month until they choose otherwise: 10,000 USD. */
const defaultDeposits = 1_000_000;

/** Northbay: e-mail instead of phones, captcha at every login, strong passwords. */
export const northbay = (base: Profile): Partial<Profile> => ({
  restrictedCountries: ['FR', 'US', 'SG'],
  countries: ['MT', 'GB', 'IE', 'DE', 'SE', 'FI', 'NO', 'CA', 'NZ', 'AU', 'VN'],
  flags: {
    ...base.flags,
    LOGINREQCAPTCHA3: true,
    MOBILEVERCODELOGIN3: false,
    CHNGPASSVERIF3: false,
    MOBILENUMREG3: false,
    MOBILENUMPASSREG3: false,
    FREEPLAY3: false,
    TELEGRAMLOGIN3: false,
  },
  registerFields: registerFields(
    'username*',
    'password*',
    'confirmPassword*',
    'fullName*',
    'email*',
    'birthday*',
    'currentAddress',
    'promoCode',
  ),
  mobileFields: [],
  rules: rulesWith({ username: ['alphanumeric', 5, 20], password: ['strong-password', 10, 64] }),
  passwordMaxAgeDays: 365,
  categories: ['slots', 'live', 'cards', 'sports', 'esports', 'mini', 'fishing', 'pvp', 'lottery'],
  hasProvinceLotteries: false,
  shuffle: 3,
  play: {
    ...base.play,
    limits: base.play.limits.map((rule) =>
      rule.kind === 'deposit' && rule.period === 'month' ? { ...rule, default: defaultDeposits } : rule,
    ),
    realityCheckMinutes: 30,
  },
  noticeIds: ['returns', 'limits', 'support'],
  bannerIds: ['bay', 'stadium', 'live'],
  ownNews: [
    {
      id: 'returns-published',
      title: {
        vi: 'Công bố tỷ lệ hoàn trả của từng trò chơi',
        en: 'The return of every game, published',
      },
      html: {
        vi: '<p>Tỷ lệ hoàn trả lý thuyết nay hiển thị trên trang thông tin của mọi trò chơi, cùng mức cược và độ biến động.</p><p>Con số do nhà cung cấp công bố và được phòng kiểm định độc lập xác nhận.</p>',
        en: '<p>Every game’s information page now shows its theoretical return, limits and volatility.</p><p>Providers supply the figures and an independent laboratory confirms them.</p>',
      },
    },
  ],
});
