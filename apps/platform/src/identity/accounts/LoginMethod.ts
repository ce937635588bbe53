/** How a session came to be. */
export type LoginMethod = 'username' | 'sms' | 'firebase' | 'passkey' | 'register' | 'freeplay';
