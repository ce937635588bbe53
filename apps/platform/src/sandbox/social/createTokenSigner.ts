import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import type { SocialChannel } from '#sites';
import { personId, type PlayedPerson } from './PlayedPerson.ts';

/** Signs as Firebase does, with a key of this process's own. */
export type TokenSigner = {
  keys: () => Promise<{ keys: JWK[] }>;
  sign: (person: PlayedPerson, channel: SocialChannel, project: string, now: Date) => Promise<string>;
};

const kid = 'sandbox';

/** Makes a signer; its key is made when it is first needed, for it takes a while. */
export const createTokenSigner = (): TokenSigner => {
  let made: ReturnType<typeof generateKeyPair> | undefined;
  const pair = () => (made ??= generateKeyPair('RS256'));
  return {
    keys: async () => {
      const { publicKey } = await pair();
      return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] };
    },
    sign: async ({ name, email }, channel, project, now) => {
      const { privateKey } = await pair();
      const seconds = Math.floor(now.getTime() / 1000);
      const subject = personId(channel, email);
      return new SignJWT({
        name,
        email,
        email_verified: true,
        auth_time: seconds,
        user_id: subject,
        firebase: {
          identities: { [`${channel}.com`]: [subject], email: [email] },
          sign_in_provider: `${channel}.com`,
        },
      })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer(`https://securetoken.google.com/${project}`)
        .setAudience(project)
        .setSubject(subject)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 3600)
        .sign(privateKey);
    },
  };
};
