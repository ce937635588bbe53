import { createHash } from 'node:crypto';
import type { Handler } from '#kernel';
import { avatars } from '#sites';

/** The picture of an account as a path on this host: one of the drawn avatars, always the same one. */
const avatarPath = (accountId: string): string => {
  const [first = 0] = createHash('sha256').update(accountId).digest();
  return `/art/avatars/${(first % avatars) + 1}.svg`;
};

/** Tells which picture stands for the account logged in. */
export const getMemberIcon: Handler<'getMemberIcon'> = ({ session }) =>
  Promise.resolve({ icon: avatarPath(session.accountId) });
