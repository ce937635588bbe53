/** The cookies of an account, by their plain names. */
export const cookieNames = {
  session: 'mq_session',
  remembered: 'mq_remembered',
  social: 'mq_social',
} as const;
