import { type Cookies, hashSecret } from '#kernel';
import { cookieNames } from './cookieNames.ts';

/** The remembered login that a browser presents: the name to answer it by, and what the database knows it by. */
export type RememberedCookie = { plainSeries: string; series: string; tokenHash: string };

/** Reads the cookie of a remembered login; null when there is none of its shape. */
export const readRememberedCookie = (cookies: Cookies): RememberedCookie | null => {
  const parts = /^([\w-]{43})\.([\w-]{43})$/.exec(cookies.get(cookieNames.remembered) ?? '');
  if (!parts?.[1] || !parts[2]) return null;
  return { plainSeries: parts[1], series: hashSecret(parts[1]), tokenHash: hashSecret(parts[2]) };
};
