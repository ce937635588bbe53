import type { BodyOf } from '@marquee/contract';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { passkeyFigures } from './passkeyFigures.ts';

/** Where a passkey is used, and what uses its challenge up: false where that was not asked for this. */
export type PasskeyPlace = {
  origin: string;
  host: string;
  takeChallenge: (challenge: string) => Promise<boolean>;
};

/** Why a passkey is refused: what it signed is not right, or its counter shows a copy of the key. */
export type PasskeyFault = 'signature' | 'counter';

/** What is kept of a passkey that a browser has made here, whoever made the device (no attestation); null for none. */
export const checkMadePasskey = async (
  { origin, host, takeChallenge }: PasskeyPlace,
  { id, transports = [], ...response }: BodyOf<'addPasskey'>,
) => {
  const verified = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: takeChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...passkeyFigures.algorithms],
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
    isSynced: credentialBackedUp,
    host,
  };
};

/** Checks what a kept passkey signed: here, once, by a person that it has verified. Answers its state from now on. */
export const checkSignedPasskey = async (
  { origin, host, takeChallenge }: PasskeyPlace,
  kept: { credentialId: string; publicKey: string; counter: number },
  { id, ...response }: BodyOf<'loginByPasskey'>['assertion'],
): Promise<PasskeyFault | { counter: number; isSynced: boolean }> => {
  const verified = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: takeChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    credential: {
      id: kept.credentialId,
      publicKey: Buffer.from(kept.publicKey, 'base64url'),
      // Compared below, where a copy is told from any other mistake.
      counter: 0,
    },
  }).catch(() => null);
  if (!verified?.verified) return 'signature';
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  const isCopy = newCounter <= kept.counter && (newCounter > 0 || kept.counter > 0);
  return isCopy ? 'counter' : { counter: newCounter, isSynced: credentialBackedUp };
};
