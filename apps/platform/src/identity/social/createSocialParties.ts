import { ApiFailure, type SocialBook } from '#kernel';
import { createFirebase } from './createFirebase.ts';
import { createTelegram } from './createTelegram.ts';
import type { SocialParties } from './SocialParty.ts';

/** Path below which a sandbox plays the parties. */
export const playedPath = '/sandbox/social';

/** A page of the sandbox as the visitor's browser reaches it: at a host that is no site's. */
const playedPage = (returnUrl: string) => {
  const { protocol, port } = new URL(returnUrl);
  return `${protocol}//localhost${port && `:${port}`}${playedPath}/telegram`;
};

/** The real parties, or those of this sandbox, which answers at `ownUrl` once it listens. */
export const createSocialParties = (book: SocialBook, ownUrl: () => string | null): SocialParties => {
  const { urls } = book;
  const played = () => {
    const url = ownUrl();
    if (!url) throw new ApiFailure('SOCIAL_UNREACHABLE');
    return `${url}${playedPath}`;
  };
  const firebase = createFirebase(book, {
    identity: () => urls?.identity ?? played(),
    keys: () => urls?.keys ?? `${played()}/keys`,
  });
  const telegram = createTelegram(book, (returnUrl) => urls?.telegram ?? playedPage(returnUrl));
  return { google: firebase, facebook: firebase, telegram };
};
