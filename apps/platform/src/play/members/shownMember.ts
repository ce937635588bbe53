import type { Account } from '#identity';

/** What every list of members tells of one. */
export const shownMember = ({
  id,
  username,
  nickname,
  type,
  isBlocked,
}: Pick<Account, 'id' | 'username' | 'nickname' | 'type' | 'isBlocked'>) => ({
  id,
  username,
  nickname,
  type,
  isLocked: isBlocked,
});
