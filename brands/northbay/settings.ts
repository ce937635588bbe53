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
          vi: 'Tỷ lệ hoàn trả ngay trên trang trò chơi',
          en: 'A game’s RTP, right on its page',
        },
        html: {
          vi: '<p>Trang của trò chơi cho biết tỷ lệ hoàn trả lý thuyết, mức cược và độ biến động, nếu nhà cung cấp có công bố.</p>',
          en: '<p>A game’s page shows its theoretical return to player (RTP), bet limits and volatility, where its provider publishes them.</p>',
        },
      },
    ],
  },
});
