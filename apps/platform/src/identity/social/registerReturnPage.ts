import type { FastifyInstance } from 'fastify';
import { findMerchant, languageOf, type Merchant } from '#kernel';
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
      .send(returnPage(languageOf(request.headers, brand)));
  });
};
