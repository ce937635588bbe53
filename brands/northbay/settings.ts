import { defineSettings } from '@marquee/brand';

/** E-mail instead of phones, a captcha at every login, strong passwords. */
export const settings = defineSettings({
  regions: {
    restricted: ['FR', 'US', 'SG'],
    phones: ['MT', 'GB', 'IE', 'DE', 'SE', 'FI', 'NO', 'CA', 'NZ', 'AU', 'VN'],
  },
  flags: {
    LOGINREQCAPTCHA3: true,
    MOBILEVERCODELOGIN3: false,
    CHNGPASSVERIF3: false,
    MOBILENUMREG3: false,
    MOBILENUMPASSREG3: false,
    FREEPLAY3: false,
    TELEGRAMLOGIN3: false,
  },
  registration: {
    fields: [
      'username*',
      'password*',
      'confirmPassword*',
      'fullName*',
      'email*',
      'birthday*',
      'currentAddress',
    ],
    mobileFields: [],
    rules: { username: ['alphanumeric', 5, 20], password: ['strong-password', 10, 64] },
  },
  passwordMaxAgeDays: 365,
  categories: ['slots', 'live', 'cards', 'sports', 'esports', 'mini', 'fishing', 'pvp', 'lottery'],
  responsiblePlay: {
    // What a member may deposit in a month until they choose otherwise: 10,000 USD.
    limits: { deposit: { month: { default: 1_000_000 } } },
    realityCheckMinutes: 30,
  },
  startingContent: {
    notices: ['returns', 'limits', 'support'],
    banners: ['bay', 'stadium', 'live'],
    lobbyShuffle: 3,
    news: [
      {
        id: 'returns-published',
        title: {
          vi: 'Công bố tỷ lệ hoàn trả của từng trò chơi',
          en: 'The return of every game, published',
        },
        html: {
          vi: '<p>Tỷ lệ hoàn trả lý thuyết nay hiển thị trên trang thông tin của mọi trò chơi, cùng mức cược và độ biến động.</p><p>Con số do nhà cung cấp công bố.</p>',
          en: '<p>Every game’s information page now shows its theoretical return, limits and volatility.</p><p>Providers supply the figures.</p>',
        },
      },
    ],
  },
});
