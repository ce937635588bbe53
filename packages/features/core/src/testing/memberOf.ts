import { sessionOf } from '../session.ts';

/** The session of an ordinary member, or of another type such as 4, free play. */
export const memberOf = (type = 0) =>
  sessionOf({
    id: '1',
    account: 'an',
    nickname: 'An',
    type,
    toUpline: false,
    clubLabel: { labelName: 'Bronze' },
    currency: 'VND',
    language: 'vi',
    previousLogin: null,
    termsOutdated: false,
  });
