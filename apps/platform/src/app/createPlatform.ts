import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { registerArt } from '../art/registerArt.ts';
import { createClock } from '../clock/createClock.ts';
import type { Config } from '../config/Config.ts';
import type { Database } from '../db/Database.ts';
import { createGeography } from '../geo/createGeography.ts';
import { createDecrypter } from '../http/createDecrypter.ts';
import { ownUrl } from '../http/ownUrl.ts';
import { createServer } from '../http/createServer.ts';
import { registerRows } from '../http/registerRows.ts';
import { startAudit } from '../ledger/audit/startAudit.ts';
import { createFloodGuard } from '../limits/createFloodGuard.ts';
import { createLimiter } from '../limits/createLimiter.ts';
import { createAccountServices } from '../member/createAccountServices.ts';
import { byHost } from '../merchants/byHost.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { createHttpGateway } from '../payments/createHttpGateway.ts';
import { registerSocialParties } from '../sandbox/social/registerSocialParties.ts';
import { registerOutboxPage } from '../sandbox/registerOutboxPage.ts';
import { seedMerchants } from '../seed/seedMerchants.ts';
import { registerDocument } from '../serving/registerDocument.ts';
import { registerSites } from '../serving/registerSites.ts';
import { createSocialParties } from '../social/createSocialParties.ts';
import { registerReturnPage } from '../social/registerReturnPage.ts';
import { createSiteReader } from '../system/createSiteReader.ts';
import { createBalanceReader } from '../vendors/createBalanceReader.ts';
import { createWalletCaller } from '../vendors/createWalletCaller.ts';
import { startWithdrawals } from '../withdrawals/startWithdrawals.ts';
import { handlers } from './handlers.ts';
import type { Services } from './Services.ts';
import { startCleaning } from './startCleaning.ts';

/** What a platform is made from. */
export type PlatformParts = {
  config: Config;
  database: Database;
  merchants: readonly Merchant[];
  log: FastifyBaseLogger;
  /** An answer that differs from its schema is a failure; tests run so. */
  isStrict?: boolean;
  /** How many calls an address may make; tests that make thousands raise it. */
  findFlood?: (address: string) => number;
};

/** A platform that is ready to listen. `close` ends its work and leaves the database to whoever opened it. */
export type Platform = { app: FastifyInstance; services: Services; close: () => Promise<void> };

/** Puts a platform together on an open database and fills the merchants that are not filled yet. */
export const createPlatform = async (parts: PlatformParts): Promise<Platform> => {
  const { config, database, merchants, log, isStrict = false, findFlood = createFloodGuard() } = parts;
  const clock = createClock(database, config.isSandbox);
  const limiter = createLimiter(database, clock, config.macKey);
  const decrypter = createDecrypter(config, database);
  const merchantsByHost = byHost(merchants);
  const app = await createServer(config, log, merchantsByHost);
  const core = {
    config,
    database,
    clock,
    limiter,
    merchants,
    log,
    sites: createSiteReader(database, config.social),
    social: createSocialParties(config.social, () => ownUrl(app)),
    vendorBalances: createBalanceReader(database),
    callWallet: createWalletCaller(database),
    payments: config.payment && createHttpGateway(config.payment),
    geography: await createGeography(config.geoIpFile, config.isSandbox),
  };
  const accounts = createAccountServices(core);
  await clock.refresh();
  await seedMerchants(core, accounts);
  const audit = startAudit(database, merchants, log);
  const services: Services = { ...core, accounts, audit };

  registerRows(app, handlers, { services, merchantsByHost, decrypter, findFlood, isStrict });
  registerDocument(app);
  registerArt(app, services);
  registerReturnPage(app, merchantsByHost);
  if (config.isSandbox) {
    registerOutboxPage(app, services);
    registerSocialParties(app, services);
  }
  registerSites(app, config, merchantsByHost);
  await app.ready();

  const stopWork = accounts.startWork();
  const stopWithdrawals = startWithdrawals(core);
  const stopCleaning = startCleaning([limiter.removeExpired, decrypter.removeExpired], log);
  const close = async () => {
    await app.close();
    await Promise.all([stopWork(), stopWithdrawals(), stopCleaning(), audit.stop()]);
  };
  return { app, services, close };
};
