/** The cookies of the console, by their plain names. */
export const staffCookies = {
  session: 'mq_staff',
  /** Tells that a person was logged in on this browser before, and opens nothing. */
  device: 'mq_staff_device',
} as const;
