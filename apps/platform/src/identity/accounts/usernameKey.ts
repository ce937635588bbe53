/** The form of a username by which it is unique: trimmed, composed, in lower case. */
export const usernameKey = (username: string): string => username.normalize('NFC').trim().toLowerCase();
