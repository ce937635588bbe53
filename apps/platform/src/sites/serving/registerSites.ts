import { basename, dirname } from 'node:path';
import { callPath, documentPolicy, type PageParties } from '@marquee/deployment';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure, type Config, describeError, hostOf, type Merchant } from '#kernel';
import { createSiteIndex } from './createSiteIndex.ts';
import type { PageCache } from './createPageCache.ts';
import type { PageRenderer } from './createPageRenderer.ts';
import { findConsolePage } from './findConsolePage.ts';
import { findPage, type FoundPage } from './findPage.ts';
import { sendPage } from './sendPage.ts';
import { sendSiteFile } from './sendSiteFile.ts';
import { shorterAddress } from './shorterAddress.ts';

/** Addresses that belong to calls: what is not found there is answered in the envelope. */
const callPaths = new RegExp(`^/${callPath}`);

const pathOf = (url: string): string | null => {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/');
  } catch {
    return null;
  }
};

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>${text}</title><p>${text}</p></html>`);

/** Paths of pages that are rendered: an address with anything else in it names none of ours. */
const plainPath = /^[\w./~-]+$/;

/** What makes pages, and what keeps them. */
export type Pages = { renderer: PageRenderer; cache: PageCache; now: () => Date };

/**
 * Answers everything that is no call with the pages and files of the brand that the host belongs to, or of the console.
 * Where a page cannot be rendered its frame is sent, whose scripts make it.
 */
export const registerSites = (
  app: FastifyInstance,
  {
    sitesDir,
    consoleDir,
    consoleHost,
    imageCdns,
    launchGameCdns,
    vendors,
  }: Pick<Config, 'sitesDir' | 'consoleDir' | 'consoleHost' | 'imageCdns' | 'launchGameCdns' | 'vendors'>,
  merchantsByHost: ReadonlyMap<string, Merchant>,
  { renderer, cache, now }: Pages,
): void => {
  const gameOrigins = [...launchGameCdns, ...vendors.launchOrigins()];
  const folderOf = createSiteIndex(sitesDir, { imageCdns, gameOrigins });
  // Neither pictures nor games nor anybody else's parts belong into the console.
  const consoleFolder = createSiteIndex(dirname(consoleDir), { imageCdns: [], gameOrigins: [] });
  const partiesOf = (brandId: string): PageParties => {
    const merchants = [...merchantsByHost.values()].filter(({ brand }) => brand.id === brandId);
    return {
      hasGeetest: merchants.some(({ settings }) => settings.flags.GEETEST3),
      hasAnalytics: merchants.some(({ brand }) => brand.analyticsId !== undefined),
      domains: [...new Set(merchants.flatMap(({ domains }) => domains))],
    };
  };
  const renderedPage = async (
    { brand, code }: Merchant,
    { language, path }: NonNullable<FoundPage['framed']>,
    request: FastifyRequest,
  ) => {
    if (!plainPath.test(path)) return null;
    const page = { brand: brand.id, merchant: code, language, path, now: now().toISOString() };
    try {
      return await cache.find(code, `${language} ${path}`, {
        render: () => renderer.render(page),
        policyOf: (html) => documentPolicy([html], imageCdns, gameOrigins, partiesOf(brand.id)),
      });
    } catch (error) {
      request.log.warn({ path, failure: describeError(error) }, 'a page could not be rendered');
      return null;
    }
  };
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (callPaths.test(request.url.split('?')[0] ?? '')) throw new ApiFailure('NOT_FOUND');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('Allow', 'GET, HEAD');
      throw new ApiFailure('METHOD_NOT_ALLOWED');
    }
    if (consoleHost !== null && hostOf(request.host) === consoleHost) {
      const folder = await consoleFolder(basename(consoleDir), {});
      const found = folder && findConsolePage(folder, pathOf(request.url) ?? '');
      if (!folder) return plain(reply, 503, 'The console has not been built yet: run npm run build.');
      return found ? sendSiteFile(request, reply, found) : plain(reply, 404, 'There is no such file.');
    }
    const merchant = merchantsByHost.get(hostOf(request.host));
    if (!merchant) return plain(reply, 404, 'No site lives at this address.');
    const folder = await folderOf(merchant.brand.id, partiesOf(merchant.brand.id));
    if (!folder) return plain(reply, 503, 'This site has not been built yet: run npm run build.');
    const shorter = shorterAddress(merchant.brand, request.url);
    if (shorter !== null) return reply.redirect(shorter, 308);
    const path = pathOf(request.url);
    const found = path === null ? null : findPage(folder, merchant, path);
    if (!found) return plain(reply, 404, 'There is no such file.');
    const page = found.framed && (await renderedPage(merchant, found.framed, request));
    if (page?.document) return sendPage(request, reply, page.document);
    return sendSiteFile(request, reply, { ...found, status: page?.status ?? found.status });
  });
};
