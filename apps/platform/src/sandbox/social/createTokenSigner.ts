import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import type { SocialChannel } from '#sites';
import { personId, type PlayedPerson } from './PlayedPerson.ts';

/** Signs as Firebase does, with a key of this process's own. */
export type TokenSigner = {
  keys: () => Promise<{ keys: JWK[] }>;
  sign: (person: PlayedPerson, channel: SocialChannel, project: string, now: Date) => Promise<string>;
  signPhone: (mobile: string, project: string, now: Date) => Promise<string>;
};

const kid = 'sandbox';

/** Makes a signer; its key is made when it is first needed, for it takes a while. */
export const createTokenSigner = (): TokenSigner => {
  let made: ReturnType<typeof generateKeyPair> | undefined;
  const pair = () => (made ??= generateKeyPair('RS256'));
  const write = async (project: string, now: Date, subject: string, claims: JWTPayload) => {
    const { privateKey } = await pair();
    const seconds = Math.floor(now.getTime() / 1000);
    return new SignJWT({ ...claims, auth_time: seconds, user_id: subject })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(`https://securetoken.google.com/${project}`)
      .setAudience(project)
      .setSubject(subject)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(privateKey);
  };
  return {
    keys: async () => {
      const { publicKey } = await pair();
      return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] };
    },
    sign: ({ name, email }, channel, project, now) => {
      const subject = personId(channel, email);
      const provider = `${channel}.com`;
      return write(project, now, subject, {
        name,
        email,
        email_verified: true,
        firebase: {
          identities: { [provider]: [subject], email: [email] },
          sign_in_provider: provider,
        },
      });
    },
    signPhone: (mobile, project, now) =>
      write(project, now, personId('phone', mobile), {
        phone_number: mobile,
        firebase: { identities: { phone: [mobile] }, sign_in_provider: 'phone' },
      }),
  };
};
