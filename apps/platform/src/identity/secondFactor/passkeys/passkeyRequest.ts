import type { ValueOf } from '@marquee/contract';
import type { Context } from '#kernel';
import { issuePasskeyChallenge, type PasskeyPurpose } from './passkeyChallenge.ts';
import { passkeyFigures } from './passkeyFigures.ts';

type Known = { credentialId: string; transports: string[] };

/** How a browser is told of passkeys that exist. */
export const descriptorsOf = (known: readonly Known[]) =>
  known.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports,
  }));

/** Milliseconds that a person has in front of the browser's box. */
export const passkeyTimeout = passkeyFigures.challengeMinutes * 60_000;

/** What a browser is asked with to sign: by any passkey of the site that it has, or by one of those named. */
export const passkeyRequest = async (
  context: Context,
  meant: PasskeyPurpose,
  allowed: readonly Known[] = [],
): Promise<ValueOf<'askPasskey'>> => ({
  challenge: await issuePasskeyChallenge(context, meant),
  rpId: context.host,
  timeout: passkeyTimeout,
  userVerification: 'required',
  allowCredentials: descriptorsOf(allowed),
});
