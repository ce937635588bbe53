/** The cookies of an account, by their plain names. */
export const cookieNames = {
  session: 'mq_session',
  remembered: 'mq_remembered',
  social: 'mq_social',
  /** Tells that an account was logged in on this browser before, and opens nothing. */
  device: 'mq_device',
} as const;
