/** A phone or mailbox that a member has proven to have. */
export type Receiver = { channel: 'sms' | 'email'; address: string };
