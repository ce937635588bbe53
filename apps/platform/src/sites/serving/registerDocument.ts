import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

/** Serves the OpenAPI document that is generated from the table. */
export const registerDocument = (app: FastifyInstance): void => {
  const path = createRequire(import.meta.url).resolve('@marquee/contract/openapi.json');
  const text = readFileSync(path, 'utf8');
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('application/json; charset=utf-8').send(text),
  );
};
