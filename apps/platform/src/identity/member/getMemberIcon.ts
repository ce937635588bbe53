import type { Handler } from '#kernel';
import { avatarPath } from './avatarPath.ts';

/** Tells which picture stands for the account logged in. */
export const getMemberIcon: Handler<'getMemberIcon'> = ({ session }) =>
  Promise.resolve({ icon: avatarPath(session.accountId) });
