import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { ApiFailure } from '#kernel';
import { socialFigures } from './socialFigures.ts';
import type { SocialPerson } from './SocialParty.ts';

/** Milliseconds that fetching the keys may take, and during which no second try is made for an unknown key. */
const keyFetching = { timeoutDuration: 5_000, cooldownDuration: 30_000 };

const Claims = Type.Object({
  sub: Type.String({ minLength: 1, maxLength: 128 }),
  auth_time: Type.Integer(),
  name: Type.Optional(Type.String()),
  phone_number: Type.Optional(Type.String({ pattern: String.raw`^\+[1-9]\d{6,14}$` })),
  firebase: Type.Object({ sign_in_provider: Type.String() }),
});

const claims = Compile(Claims);

/** What a token of Firebase says, and the part of it that cannot be written otherwise. */
type Read = Static<typeof Claims> & Pick<SocialPerson, 'signedInAt' | 'mark'>;

/** Reads a token of a Firebase project by one of its providers; SOCIAL_TOKEN_INVALID, whatever is wrong with it. */
export type TokenReader = (
  token: string,
  belief: { project: string; provider: string; now: Date },
) => Promise<Read>;

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

/** Makes a reader that checks tokens by the keys at a URL. */
export const createTokenReader = (keysUrl: () => string): TokenReader => {
  const keys = keysAt(keysUrl);
  return async (token, { project, provider, now }) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${project}`,
        audience: project,
        currentDate: now,
        clockTolerance: socialFigures.aheadSeconds,
        requiredClaims: ['iat', 'exp'],
      });
      if (claims.Check(payload) && payload.firebase.sign_in_provider === provider)
        return {
          ...payload,
          signedInAt: new Date(payload.auth_time * 1000),
          // What is signed, to the letter; a signature can be spelt in several ways.
          mark: token.slice(0, token.lastIndexOf('.')),
        };
    } catch (error) {
      if (error instanceof ApiFailure) throw error;
    }
    throw new ApiFailure('SOCIAL_TOKEN_INVALID');
  };
};
