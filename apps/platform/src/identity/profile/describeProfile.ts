import type { ValueOf } from '@marquee/contract';
import type { Connection, SignedIn } from '#kernel';
import { avatars } from '#sites';
import type { Account } from '../accounts/schema.ts';
import { findChangeWays } from '../proofs/findProofWays.ts';
import { memberIcon } from './memberIcon.ts';
import { profileDetails } from './profileDetails.ts';
import { boundReceiver } from './boundReceiver.ts';

/** What the platform knows of a member, and what of it may be changed. */
export const describeProfile = async (
  tx: Connection,
  context: SignedIn,
  account: Account,
): Promise<ValueOf<'getProfile'>> => {
  const { site, services, now } = context;
  const { hours, until } = await services.payoutCooling(tx, account, now());
  return {
    username: account.username,
    ...(await memberIcon(tx, context, account)),
    avatars,
    mobile: boundReceiver(account, 'sms'),
    email: boundReceiver(account, 'email'),
    details: profileDetails(site, account),
    birthdayAge: site.register.birthdayAge,
    ways: await findChangeWays(tx, context, account),
    coolingHours: hours,
    withdrawalsFrom: until?.toISOString() ?? null,
  };
};
