/** An e-mail address as it is kept and compared. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
