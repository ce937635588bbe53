import type { Handler } from '#kernel';
import { confirmLoginPassword } from '../accounts/password/confirmLoginPassword.ts';
import { bindIdentity } from './bindIdentity.ts';
import { readToken } from './readToken.ts';
import { socialFigures } from './socialFigures.ts';
import { tellLinked } from './tellLinked.ts';

/** Links a party to a member's account; the password of the login shows that it is the member. */
export const linkSocial: Handler<'linkSocial'> = async (context, { body }) => {
  const { firebaseChannel: channel, firebaseIdToken: token, password } = body;
  const person = await readToken(context, { channel, token, minutes: socialFigures.tokenMinutes });
  const { id } = await confirmLoginPassword(context, password);
  await context.tenant(async (tx) => {
    await bindIdentity(tx, context, id, { channel, person });
    await tellLinked(tx, context, id, channel);
  });
  return { linked: true };
};
