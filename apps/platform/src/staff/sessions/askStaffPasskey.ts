import { passkeyAsked } from '#identity';
import type { Handler } from '#kernel';
import { issueStaffChallenge } from '../passkeys/staffChallenge.ts';

/** Asks for a passkey for a login, of whomever it may be: an answer by e-mail would tell who works here. */
export const askStaffPasskey: Handler<'askStaffPasskey'> = async (context) => {
  const { services, clientAddress, host } = context;
  await services.limiter.enforce('staffPasskeyAsked', clientAddress);
  return passkeyAsked({ challenge: await issueStaffChallenge(context, { purpose: 'login' }), host });
};
