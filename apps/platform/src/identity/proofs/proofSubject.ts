/** What a code that proves a member is kept under. */
export const proofSubject = (accountId: string, channel: 'sms' | 'email'): string =>
  `${accountId}:${channel}`;
