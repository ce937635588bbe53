import { Type } from 'typebox';
import { ApiFailure, type FirebaseProject, type SocialBook } from '#kernel';
import { callIdentityToolkit } from './callIdentityToolkit.ts';
import { createTokenReader } from './createTokenReader.ts';
import { refusalIn } from './refusalIn.ts';
import type { SocialParty } from './SocialParty.ts';

const Begun = Type.Object({
  authUri: Type.String({ pattern: '^https?://' }),
  sessionId: Type.Optional(Type.String()),
});

const Redeemed = Type.Object({ idToken: Type.String({ minLength: 1, maxLength: 4096 }) });

/** Google and Facebook by way of Firebase: its sign-in by redirects, and its ID tokens. */
export const createFirebase = (
  book: Pick<SocialBook, 'firebaseOf'>,
  urls: { identity: () => string; keys: () => string },
): SocialParty => {
  const projectOf = (merchantCode: string): FirebaseProject => {
    const project = book.firebaseOf(merchantCode);
    if (!project) throw new ApiFailure('SOCIAL_NOT_ALLOWED');
    return project;
  };
  const readToken = createTokenReader(urls.keys);

  return {
    begin: async ({ merchantCode, channel, returnUrl }) => {
      const begun = await callIdentityToolkit(
        { url: urls.identity(), method: 'accounts:createAuthUri', key: projectOf(merchantCode).apiKey },
        {
          providerId: `${channel}.com`,
          continueUri: returnUrl,
          ...(channel === 'google' && {
            authFlowType: 'CODE_FLOW',
            customParameter: { prompt: 'select_account' },
          }),
        },
        Begun,
      );
      return { url: begun.authUri, partySession: begun.sessionId ?? null };
    },
    redeem: async ({ merchantCode, returnUrl, answer, partySession }) => {
      const refusal = refusalIn(answer);
      if (refusal) throw new ApiFailure(refusal);
      const { idToken } = await callIdentityToolkit(
        { url: urls.identity(), method: 'accounts:signInWithIdp', key: projectOf(merchantCode).apiKey },
        {
          requestUri: `${returnUrl}${answer}`,
          returnSecureToken: true,
          ...(partySession && { sessionId: partySession }),
        },
        Redeemed,
      );
      return idToken;
    },
    verify: async ({ merchantCode, channel, token, now }) => {
      const { project } = projectOf(merchantCode);
      const { sub, name, signedInAt, mark } = await readToken(token, {
        project,
        provider: `${channel}.com`,
        now,
      });
      return { subject: sub, name: name || null, signedInAt, mark };
    },
  };
};
