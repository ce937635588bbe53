import { defineSettings } from '@marquee/brand';

/** Few questions at the start, small games first. */
export const settings = defineSettings({
  regions: { home: 'TH', restricted: ['FR', 'US', 'SG'], phones: ['TH', 'MY', 'VN', 'GB', 'AU'] },
  flags: {
    MOBILENUMREG3: false,
    MOBILENUMPASSREG3: false,
    TELEGRAMLOGIN3: false,
  },
  registration: {
    fields: ['username*', 'password*', 'fullName*', 'mobileNum*', 'birthday*', 'email'],
    mobileFields: [],
    rules: { username: ['alphanumeric', 5, 20], password: ['strong-password', 10, 64] },
  },
  categories: ['mini', 'slots', 'fishing', 'cards', 'pvp', 'live', 'sports', 'esports', 'lottery'],
  responsiblePlay: { realityCheckMinutes: 30 },
  startingContent: {
    notices: ['returns', 'limits', 'support'],
    banners: ['sea', 'stadium', 'live'],
    lobbyShuffle: 7,
  },
});
