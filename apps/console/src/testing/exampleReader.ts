import type { Reader } from '@marquee/contract/examples';

/** Whom examples of answers are made for where a test needs one. */
export const exampleReader: Reader = {
  say: (english) => english,
  currency: 'VND',
  timeZone: 'UTC',
  money: (dollars) => dollars * 25_000,
  site: { email: 'help@site.example', minimumAge: 18 },
};
