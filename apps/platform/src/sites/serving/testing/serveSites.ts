import type { MerchantSettings } from '@marquee/brand';
import { parseBrand } from '@marquee/brand/load';
import { brand as input } from '@marquee/brands/northbay';
import { baseHeaders } from '@marquee/deployment';
import Fastify from 'fastify';
import type { VendorBook } from '../../../kernel/config/VendorBook.ts';
import type { Merchant } from '../../../kernel/merchants/Merchant.ts';
import { type Pages, registerSites } from '../registerSites.ts';

/** The brand whose folder tests serve. */
export const brand = parseBrand(input, 'brand.ts');

const settings = { flags: { GEETEST3: false } } as MerchantSettings;

/** As much of a merchant as serving its site needs. */
export const merchantOf = (code: string, domain: string): Merchant =>
  ({ code, isPrimary: true, brand, settings, domains: [domain] }) as unknown as Merchant;

const vendors: VendorBook = {
  secretsOf: () => [],
  launchUrlOf: () => null,
  launchOrigins: () => ['https://games.example'],
  roomsUrls: new Map(),
  fixturesUrls: new Map(),
};

/** Serves merchants' sites, and the console at `console.localhost`, as a platform does that answers no call. */
export const serveSites = (
  { sitesDir, consoleDir = sitesDir }: { sitesDir: string; consoleDir?: string },
  merchants: readonly Merchant[],
  pages: Pages,
) => {
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => void reply.headers(baseHeaders));
  registerSites(
    app,
    {
      sitesDir,
      consoleDir,
      consoleHost: 'console.localhost',
      imageCdns: [''],
      launchGameCdns: [],
      vendors,
    },
    new Map(merchants.flatMap((merchant) => merchant.domains.map((domain) => [domain, merchant]))),
    pages,
  );
  return (url: string, host: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host, ...headers } });
};
