import type { Handler } from '#kernel';
import { findOwner } from '../accounts/findOwner.ts';
import { memberIcon } from './memberIcon.ts';

/** Tells which picture stands for the account logged in. */
export const getMemberIcon: Handler<'getMemberIcon'> = (context) =>
  context.tenant(async (tx) => {
    const { icon } = await memberIcon(tx, context, await findOwner(tx, context.session.accountId));
    return { icon };
  });
