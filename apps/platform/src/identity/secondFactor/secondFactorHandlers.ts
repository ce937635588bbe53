import type { Handlers } from '#kernel';
import { removeKnownAddress } from './addresses/removeKnownAddress.ts';
import { beginAuthenticator } from './authenticator/beginAuthenticator.ts';
import { confirmAuthenticator } from './authenticator/confirmAuthenticator.ts';
import { removeAuthenticator } from './authenticator/removeAuthenticator.ts';
import { renewRecoveryCodes } from './authenticator/renewRecoveryCodes.ts';
import { getSecurity } from './getSecurity.ts';
import { addPasskey } from './passkeys/addPasskey.ts';
import { beginPasskey } from './passkeys/beginPasskey.ts';
import { removePasskey } from './passkeys/removePasskey.ts';
import { setWinnerBoard } from './setWinnerBoard.ts';

/** Handlers of the second factor. */
export const secondFactorHandlers = {
  getSecurity,
  removeKnownAddress,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  beginPasskey,
  addPasskey,
  removePasskey,
  setWinnerBoard,
} satisfies Partial<Handlers>;
