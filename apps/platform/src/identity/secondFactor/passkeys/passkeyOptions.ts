import type { ValueOf } from '@marquee/contract';
import { passkeyFigures } from './passkeyFigures.ts';

/** A passkey as a browser is told of it. */
export type KnownPasskey = { credentialId: string; transports: string[] };

const descriptorsOf = (known: readonly KnownPasskey[]) =>
  known.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports,
  }));

/** Milliseconds that a person has in front of the browser's box. */
const timeout = passkeyFigures.challengeMinutes * 60_000;

/** What a browser is asked with to make a passkey that it finds again without a name. `user.id` is an id of ours. */
export const passkeyCreation = ({
  challenge,
  rp,
  user,
  known,
}: Pick<ValueOf<'beginPasskey'>, 'challenge' | 'rp' | 'user'> & {
  /** Those that this person has here, which are not made anew. */
  known: readonly KnownPasskey[];
}): ValueOf<'beginPasskey'> => ({
  challenge,
  rp,
  user: { ...user, id: Buffer.from(user.id).toString('base64url') },
  pubKeyCredParams: passkeyFigures.algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
  timeout,
  attestation: 'none',
  excludeCredentials: descriptorsOf(known),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
});

/** What a browser is asked with to sign: by any passkey of the host that it has, or by one of those named. */
export const passkeyAsked = ({
  challenge,
  host,
  allowed = [],
}: {
  challenge: string;
  host: string;
  allowed?: readonly KnownPasskey[] | undefined;
}): ValueOf<'askPasskey'> => ({
  challenge,
  rpId: host,
  timeout,
  userVerification: 'required',
  allowCredentials: descriptorsOf(allowed),
});
