import type { FastifyInstance } from 'fastify';
import { ApiFailure, type Services } from '#kernel';
import { createPictureCache } from './createPictureCache.ts';
import { findPicture } from './findPicture.ts';
import type { PictureKinds } from './PictureKind.ts';

/** A year: a picture's address is given to no other picture. */
const cacheControl = 'public, max-age=31536000, immutable';

/** Serves the drawn pictures. Each is drawn when it is first asked for and then kept in the data folder. */
export const registerArt = (app: FastifyInstance, services: Services, kinds: PictureKinds): void => {
  const picture = createPictureCache(services.config.dataDir);
  app.get('/art/*', async (request, reply) => {
    const { '*': path } = request.params as { '*': string };
    const found = await findPicture(path, services, kinds);
    if (!found) throw new ApiFailure('NOT_FOUND');
    const body = await picture(path, found.draw);
    return reply.header('Cache-Control', cacheControl).type(found.type).send(body);
  });
};
