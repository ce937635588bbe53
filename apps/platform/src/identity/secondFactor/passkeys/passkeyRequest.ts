import type { ValueOf } from '@marquee/contract';
import type { Context } from '#kernel';
import { issuePasskeyChallenge, type PasskeyPurpose } from './passkeyChallenge.ts';
import { type KnownPasskey, passkeyAsked } from './passkeyOptions.ts';

/** What a browser is asked with to sign for a purpose: by any passkey of the site that it has, or by one of those named. */
export const passkeyRequest = async (
  context: Context,
  meant: PasskeyPurpose,
  allowed?: readonly KnownPasskey[],
): Promise<ValueOf<'askPasskey'>> =>
  passkeyAsked({ challenge: await issuePasskeyChallenge(context, meant), host: context.host, allowed });
