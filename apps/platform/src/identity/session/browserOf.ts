import { type Context, hashSecret } from '#kernel';
import { cookieNames } from './cookieNames.ts';
import { readRememberedCookie } from './readRememberedCookie.ts';

/** What the sessions of the browser that makes a call are known by: their cookie, and the remembered login. */
export const browserOf = ({
  cookies,
}: Pick<Context, 'cookies'>): { browser: string; series: string | null } => ({
  browser: hashSecret(cookies.get(cookieNames.session) ?? ''),
  series: readRememberedCookie(cookies)?.series ?? null,
});
