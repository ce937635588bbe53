import { ApiFailure, type SocialBook } from '#kernel';
import { createFirebase } from './createFirebase.ts';
import { createTelegram } from './createTelegram.ts';
import { createPhoneParty, type PhoneParty } from './phone/createPhoneParty.ts';
import type { SocialParties } from './SocialParty.ts';

/** Path below which a sandbox plays the parties. */
export const playedPath = '/sandbox/social';

/** A page of the sandbox as the visitor's browser reaches it: at a host that is no site's. */
const playedPage = (returnUrl: string) => {
  const { protocol, port } = new URL(returnUrl);
  return `${protocol}//localhost${port && `:${port}`}${playedPath}/telegram`;
};

/** The real parties, or those of this sandbox, which answers at `ownUrl` once it listens. */
export const createSocialParties = (
  book: SocialBook,
  ownUrl: () => string | null,
): { social: SocialParties; phone: PhoneParty } => {
  const { urls } = book;
  const played = () => {
    const url = ownUrl();
    if (!url) throw new ApiFailure('SOCIAL_UNREACHABLE');
    return `${url}${playedPath}`;
  };
  const google = {
    identity: () => urls?.identity ?? played(),
    keys: () => urls?.keys ?? `${played()}/keys`,
    recaptcha: () => urls?.recaptcha ?? `${playedPath}/recaptcha.js`,
  };
  const firebase = createFirebase(book, google);
  const telegram = createTelegram(book, (returnUrl) => urls?.telegram ?? playedPage(returnUrl));
  return {
    social: { google: firebase, facebook: firebase, telegram },
    phone: createPhoneParty(book, google),
  };
};
