import { createReadStream, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { builtFolder } from './builtFiles.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Sends the built scripts, styles and pictures; their names change with what is in them. */
export const registerFiles = (app: FastifyInstance): void => {
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const file = join(builtFolder, 'assets', normalize(`/${request.params['*']}`));
    const type = types[extname(file)];
    if (!type || !statSync(file, { throwIfNoEntry: false })?.isFile())
      return reply.code(404).send({ refused: 'failed' });
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      .type(type)
      .send(createReadStream(file));
  });
};
