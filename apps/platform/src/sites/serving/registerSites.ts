import { basename, dirname } from 'node:path';
import { callPath, type PageParties } from '@marquee/deployment';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure, type Config, hostOf, type Merchant } from '#kernel';
import { createSiteIndex } from './createSiteIndex.ts';
import { findConsolePage } from './findConsolePage.ts';
import { findPage } from './findPage.ts';
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

/** Answers everything that is no call with the files of the brand that the host belongs to, or of the console. */
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
): void => {
  const folderOf = createSiteIndex(sitesDir, {
    imageCdns,
    gameOrigins: [...launchGameCdns, ...vendors.launchOrigins()],
  });
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
    return found ? sendSiteFile(request, reply, found) : plain(reply, 404, 'There is no such file.');
  });
};
