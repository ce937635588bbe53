import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { Services } from '#kernel';
import { findMessages } from './findMessages.ts';
import { outboxPage, outboxStyle } from './outboxPage.ts';

const styleHash = createHash('sha256').update(outboxStyle).digest('base64');

/** Serves the outbox as a page that a person can read. It holds no script. */
export const registerOutboxPage = (app: FastifyInstance, services: Services): void => {
  app.get('/sandbox', async (_request, reply) => {
    await services.clock.refresh();
    const messages = await findMessages(services);
    return reply
      .header(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(outboxPage(messages, services.clock.now()));
  });
};
