/** How a session came to be. */
export type LoginMethod = 'username' | 'sms' | 'firebase' | 'register' | 'freeplay';
