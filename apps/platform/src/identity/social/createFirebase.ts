import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { ApiFailure, type FirebaseProject, type SocialBook } from '#kernel';
import { callIdentityToolkit } from './callIdentityToolkit.ts';
import { refusalIn } from './refusalIn.ts';
import { socialFigures } from './socialFigures.ts';
import type { SocialParty } from './SocialParty.ts';

/** Milliseconds that fetching the keys may take, and during which no second try is made for an unknown key. */
const keyFetching = { timeoutDuration: 5_000, cooldownDuration: 30_000 };

const Begun = Type.Object({
  authUri: Type.String({ pattern: '^https?://' }),
  sessionId: Type.Optional(Type.String()),
});

const Redeemed = Type.Object({ idToken: Type.String({ minLength: 1, maxLength: 4096 }) });

const claims = Compile(
  Type.Object({
    sub: Type.String({ minLength: 1, maxLength: 128 }),
    auth_time: Type.Integer(),
    name: Type.Optional(Type.String()),
    firebase: Type.Object({ sign_in_provider: Type.String() }),
  }),
);

/** Keys that do not load are the party's fault; a key that is not among them is the token's. */
const keysAt = (url: () => string): JWTVerifyGetKey => {
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  return async (header, token) => {
    try {
      keys ??= createRemoteJWKSet(new URL(url()), keyFetching);
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      throw new ApiFailure('SOCIAL_UNREACHABLE');
    }
  };
};

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
  const keys = keysAt(urls.keys);

  return {
    begin: async ({ merchantCode, channel, returnUrl }) => {
      const begun = await callIdentityToolkit(
        { url: urls.identity(), method: 'createAuthUri', key: projectOf(merchantCode).apiKey },
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
        { url: urls.identity(), method: 'signInWithIdp', key: projectOf(merchantCode).apiKey },
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
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms: ['RS256'],
          issuer: `https://securetoken.google.com/${project}`,
          audience: project,
          currentDate: now,
          clockTolerance: socialFigures.aheadSeconds,
          requiredClaims: ['iat', 'exp'],
        });
        if (claims.Check(payload) && payload.firebase.sign_in_provider === `${channel}.com`)
          return {
            subject: payload.sub,
            name: payload.name || null,
            signedInAt: new Date(payload.auth_time * 1000),
            // What is signed, to the letter; a signature can be spelt in several ways.
            mark: token.slice(0, token.lastIndexOf('.')),
          };
      } catch (error) {
        if (error instanceof ApiFailure) throw error;
      }
      throw new ApiFailure('SOCIAL_TOKEN_INVALID');
    },
  };
};
