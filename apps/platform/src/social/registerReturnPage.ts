import type { FastifyInstance } from 'fastify';
import { findMerchant } from '../http/findMerchant.ts';
import { languageOf } from '../http/languageOf.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { returnHeaders, returnPage, returnPath } from './returnPage.ts';

/** Serves the page that a popup ends on, on every merchant's host. */
export const registerReturnPage = (
  app: FastifyInstance,
  merchantsByHost: ReadonlyMap<string, Merchant>,
): void => {
  app.get(returnPath, (request, reply) => {
    const { brand } = findMerchant(request, merchantsByHost);
    return reply
      .headers(returnHeaders)
      .type('text/html; charset=utf-8')
      .send(returnPage(languageOf(request.headers, brand.defaultLanguage)));
  });
};
