import { Type } from 'typebox';
import { ApiFailure, type FirebaseProject, type SocialBook } from '#kernel';
import { callIdentityToolkit } from '../callIdentityToolkit.ts';
import { createTokenReader } from '../createTokenReader.ts';
import type { SocialParty } from '../SocialParty.ts';

/** What the page that stands before a code needs: the script of the check, and the site key of the project. */
export type PersonCheck = { script: string; siteKey: string };

/** Firebase as the sender of codes by SMS. Each call throws `ApiFailure`. */
export type PhoneParty = {
  check: (merchantCode: string) => Promise<PersonCheck>;
  /** Has a code sent to a number in E.164; answers Firebase's name of it. */
  send: (ask: { merchantCode: string; mobile: string; recaptchaToken: string }) => Promise<string>;
  /** Takes a code for a token. */
  redeem: (ask: { merchantCode: string; session: string; code: string }) => Promise<string>;
  /** Whose number a token speaks of: `subject` is the number in E.164. */
  verify: (ask: Omit<Parameters<SocialParty['verify']>[0], 'channel'>) => ReturnType<SocialParty['verify']>;
};

const Params = Type.Object({ recaptchaSiteKey: Type.String({ pattern: '^[A-Za-z0-9_-]{10,200}$' }) });
const Sent = Type.Object({ sessionInfo: Type.String({ minLength: 1, maxLength: 8192 }) });
const Redeemed = Type.Object({ idToken: Type.String({ minLength: 1, maxLength: 4096 }) });

/** Codes by SMS from Firebase: the calls that its own script makes, made by the platform. */
export const createPhoneParty = (
  book: Pick<SocialBook, 'firebaseOf'>,
  urls: { identity: () => string; keys: () => string; recaptcha: () => string },
): PhoneParty => {
  const readToken = createTokenReader(urls.keys);
  const siteKeys = new Map<string, string>();
  const projectOf = (merchantCode: string): FirebaseProject => {
    const project = book.firebaseOf(merchantCode);
    if (!project) throw new ApiFailure('SOCIAL_NOT_ALLOWED');
    return project;
  };
  const ask = <T extends Parameters<typeof callIdentityToolkit>[2]>(
    merchantCode: string,
    method: Parameters<typeof callIdentityToolkit>[0]['method'],
    body: object | undefined,
    schema: T,
  ) =>
    callIdentityToolkit({ url: urls.identity(), method, key: projectOf(merchantCode).apiKey }, body, schema);

  return {
    check: async (merchantCode) => {
      const known = siteKeys.get(merchantCode);
      const siteKey =
        known ?? (await ask(merchantCode, 'recaptchaParams', undefined, Params)).recaptchaSiteKey;
      siteKeys.set(merchantCode, siteKey);
      return { script: urls.recaptcha(), siteKey };
    },
    send: async ({ merchantCode, mobile, recaptchaToken }) => {
      const body = { phoneNumber: mobile, recaptchaToken };
      return (await ask(merchantCode, 'accounts:sendVerificationCode', body, Sent)).sessionInfo;
    },
    redeem: async ({ merchantCode, session, code }) => {
      const body = { sessionInfo: session, code };
      return (await ask(merchantCode, 'accounts:signInWithPhoneNumber', body, Redeemed)).idToken;
    },
    verify: async ({ merchantCode, token, now }) => {
      const { project } = projectOf(merchantCode);
      const { phone_number, signedInAt, mark } = await readToken(token, { project, provider: 'phone', now });
      if (!phone_number) throw new ApiFailure('SOCIAL_TOKEN_INVALID');
      return { subject: phone_number, name: null, signedInAt, mark };
    },
  };
};
