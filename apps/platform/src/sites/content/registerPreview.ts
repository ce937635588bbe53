import type { ContentKind } from '@marquee/contract';
import type { FastifyInstance } from 'fastify';
import { createCookies, findMerchant, languageOf, type Merchant, type Services } from '#kernel';
import { previewCookie, readPreview } from './preview.ts';
import { previewHeaders, previewOverPage, previewPage, previewPath } from './previewPage.ts';

/** The page on which players see a piece of each kind. */
const pageOf = (kind: ContentKind, id: string): string => {
  switch (kind) {
    case 'announcement':
      return '/?modal=announcements';
    case 'popup':
      return '/?modal=popup';
    case 'help':
      return `/help?topic=${encodeURIComponent(id)}`;
    case 'article':
      return `/news/${encodeURIComponent(id)}`;
    case 'app':
      return '/m/appDownload';
    default:
      return '/';
  }
};

/** Opens previews on every merchant's host: whoever comes by an address that is signed for it sees that draft from then on, until it ends. */
export const registerPreview = (
  app: FastifyInstance,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  merchantsByHost: ReadonlyMap<string, Merchant>,
): void => {
  app.get<{ Params: { held: string }; Querystring: { scheme?: string } }>(
    `${previewPath}:held`,
    async (request, reply) => {
      const { brand, code } = findMerchant(request, merchantsByHost);
      const language = languageOf(request.headers, brand);
      await clock.refresh();
      const now = clock.now();
      const { held } = request.params;
      const preview = readPreview(config.macKey, code, held, now);
      reply.headers(previewHeaders).type('text/html; charset=utf-8');
      if (!preview) return reply.code(410).send(previewOverPage(language));
      const maxAge = Math.ceil((preview.endsAt.getTime() - now.getTime()) / 1000);
      createCookies(request, reply).set(previewCookie, held, { maxAge });
      const scheme = request.query.scheme === 'dark' ? 'dark' : 'light';
      return reply.send(previewPage(language, pageOf(preview.kind, preview.id), scheme));
    },
  );
};
