import type { Handler } from '#kernel';
import { findOwner } from '../accounts/findOwner.ts';
import { describeProfile } from './describeProfile.ts';

/** Tells a member what is known of it. */
export const getProfile: Handler<'getProfile'> = (context) =>
  context.tenant(async (tx) => describeProfile(tx, context, await findOwner(tx, context.session.accountId)));
