import type { Account } from '#identity';

/** The member's real name, as registration or the first bank account told it. */
export const realName = ({ profile }: Pick<Account, 'profile'>): string | null =>
  profile['payeeName'] ?? profile['fullName'] ?? null;
