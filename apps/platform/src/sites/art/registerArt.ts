import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ApiFailure, asPlainFile, type Services } from '#kernel';
import { builtPictures, createPictureCache } from './createPictureCache.ts';
import { findPicture } from './findPicture.ts';
import type { PictureKinds } from './PictureKind.ts';

/** A year: an address that names its edition is given to no other picture. */
const forGood = 'public, max-age=31536000, immutable';

/** A day: what pages name by themselves, whose edition only the platform knows. */
const forNow = 'public, max-age=86400';

/**
 * Serves the drawn pictures. What the build has not drawn is drawn beside the answer and kept in the data folder;
 * until it is, its placeholder is shown, which nobody keeps.
 */
export const registerArt = (app: FastifyInstance, services: Services, kinds: PictureKinds): void => {
  const cache = createPictureCache(join(services.config.dataDir, 'art'), [builtPictures()]);
  app.get('/art/*', async (request, reply) => {
    const { '*': path } = request.params as { '*': string };
    const found = await findPicture(path, services, kinds);
    if (!found) throw new ApiFailure('NOT_FOUND');
    const body = (await cache.find(found)) ?? (found.placeholder ? null : await cache.draw(found));
    if (body) {
      const isOfEdition = 'v' in (request.query as object);
      reply.header('Cache-Control', isOfEdition ? forGood : forNow).type(found.type);
      return (found.type === 'image/webp' ? asPlainFile(reply) : reply).send(body);
    }
    cache
      .draw(found)
      .catch((error: unknown) => request.log.error(error, `The picture ${path} cannot be drawn.`));
    return reply.header('Cache-Control', 'no-store').type('image/svg+xml').send(found.placeholder?.());
  });
};
