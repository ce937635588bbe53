import { and, eq, type SQL } from '#drizzle';
import { type Context, hashSecret } from '#kernel';
import { type CodePurpose, verificationCodes } from './schema.ts';

/** The cookie that ties a code to the browser that asked for it, by its plain name. */
export const codeCookie = 'mq_code';

/**
 * What a code belongs to: a number, mailbox or login, and the browser that asked for it. So nobody else's wrong tries
 * use it up, and nobody else's new one takes its place.
 */
export const codeHolder = (mobile: string, browser: string): string => `${mobile} ${hashSecret(browser)}`;

/** The condition that finds the code that a browser has asked for; one that has asked for none finds none. */
export const codeKey = (
  { merchant, cookies }: Context,
  purpose: CodePurpose,
  mobile: string,
): SQL | undefined =>
  and(
    eq(verificationCodes.merchantCode, merchant.code),
    eq(verificationCodes.purpose, purpose),
    eq(verificationCodes.mobile, codeHolder(mobile, cookies.get(codeCookie) ?? '')),
  );
