import type { FastifyInstance } from 'fastify';
import { findMerchant, languageOf, type Merchant } from '#kernel';
import { checkHeaders, checkPage, checkPath } from './checkPage.ts';
import type { PhoneParty } from './createPhoneParty.ts';

/** Serves the page of the check before a code of Firebase's, on every merchant's host. */
export const registerCheckPage = (
  app: FastifyInstance,
  merchantsByHost: ReadonlyMap<string, Merchant>,
  phone: Pick<PhoneParty, 'check'>,
): void => {
  app.get(checkPath, async (request, reply) => {
    const { brand, code } = findMerchant(request, merchantsByHost);
    const check = await phone.check(code);
    return reply
      .headers(checkHeaders(check))
      .type('text/html; charset=utf-8')
      .send(checkPage(languageOf(request.headers, brand), check));
  });
};
