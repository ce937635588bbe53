import type { ErrorCode } from '@marquee/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Config, Services } from '#kernel';
import { createPageCache } from './createPageCache.ts';
import { createPageRenderer, type PageAsk } from './createPageRenderer.ts';
import type { Pages } from './registerSites.ts';

/** The address that a page's own questions come from. Nobody's connection can have it. */
export const pagesAddress = '0.0.0.0';

/** What renders sites' pages by asking this platform's own calls, as a visitor would. */
export const openPages = (
  app: FastifyInstance,
  { sitesDir }: Pick<Config, 'sitesDir'>,
  clock: Pick<Services['clock'], 'now'>,
): Pages => {
  const ask: PageAsk = async (host, path, language) => {
    const response = await app.inject({
      url: path,
      headers: { host, 'x-language': language },
      remoteAddress: pagesAddress,
    });
    const answer = response.json<{ success: boolean; value?: unknown; error?: { code: ErrorCode } }>();
    return answer.success
      ? { value: answer.value }
      : { refusal: answer.error?.code ?? ('INTERNAL' satisfies ErrorCode) };
  };
  return { renderer: createPageRenderer(sitesDir, ask), cache: createPageCache(), now: clock.now };
};
