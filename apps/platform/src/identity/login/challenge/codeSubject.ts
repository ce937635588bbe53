/** What a code for a login is kept under: a code of one challenge and way is worth nothing for another. */
export const codeSubject = (challengeId: string, channel: 'sms' | 'email'): string =>
  `${challengeId}:${channel}`;
