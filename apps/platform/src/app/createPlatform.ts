import { everyMerchant } from '@marquee/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import {
  type BrandData,
  closeGently,
  type Config,
  createClock,
  createDecrypter,
  createDirectory,
  createFloodGuard,
  createGeography,
  createLimiter,
  createMetrics,
  createServer,
  type Database,
  followMerchants,
  type Merchant,
  MerchantAway,
  type Metrics,
  notify,
  observeCalls,
  openMemberEvents,
  ownUrl,
  registerRows,
  sendersOf,
  type Services,
  startDelivery,
  StartError,
} from '#kernel';
import {
  createSiteReader,
  messagePictures,
  momentPictures,
  articlePictures,
  registerArt,
  registerNews,
  registerDocument,
  registerPreview,
  openPages,
  pagesAddress,
  registerSites,
} from '#sites';
import {
  createDemoAccounts,
  createGeetest,
  createPushParty,
  createPushSender,
  createSocialParties,
  demoAccountsOf,
  findSession,
  registerCheckPage,
  registerReturnPage,
  removeExpired,
  requireCaptcha,
  requireCurrency,
} from '#identity';
import { findStaff, inviteFirstOwner, removeExpiredStaff } from '#staff';
import {
  createDemoMoney,
  createHttpGateway,
  payeeNameProof,
  payoutCooling,
  startAudit,
  startSums,
  startWithdrawals,
} from '#money';
import {
  eraseOldPayments,
  createBalanceReader,
  createVendorCalls,
  createVendorSecrets,
  createWalletCaller,
  forgetPeople,
  gamePictures,
  guardDeposit,
  judgeArrival,
  judgePlayers,
  personExclusions,
  refreshPeople,
  registerGameSitemap,
  removeOldVendorCalls,
  startVendorCalls,
  timeLimits,
} from '#play';
import { applyBrand, findGameArt, findPromotionArt, seedMerchants } from '#seed';
import { playGeetest, playPush, registerOutboxPage, registerSocialParties } from '#sandbox';
import { handlers } from './handlers.ts';
import { observePages } from './metrics/observePages.ts';
import { observePayments } from './metrics/observePayments.ts';
import { observeSenders } from './metrics/observeSenders.ts';
import { watchPlatform } from './metrics/watchPlatform.ts';
import { startCleaning } from './startCleaning.ts';
import type { Traces } from './traces/Traces.ts';

/** What a platform is made from. */
export type PlatformParts = {
  config: Config;
  database: Database;
  merchants: readonly Merchant[];
  log: FastifyBaseLogger;
  /** An answer that differs from its schema is a failure; tests run so. */
  isStrict?: boolean;
  /** Without them nothing is sent, moved or audited beside the calls: for a platform that is only asked, and soon gone. */
  hasRounds?: boolean;
  /** How many calls an address may make; tests that make thousands raise it. */
  findFlood?: (address: string) => number;
  /** What makes traces, where there are any. */
  traces?: Traces | null;
};

/**
 * A platform that is ready to listen. `close` ends its work and leaves the database to whoever opened it; for `linger`
 * milliseconds it answers what comes on connections that are kept.
 */
export type Platform = {
  app: FastifyInstance;
  services: Services;
  /** What is counted and measured; null where the configuration has no metrics. */
  metrics: Metrics | null;
  /** Takes over what the folder of a brand that it serves says now. Rejects with `ApplyRefusal`. */
  apply: (data: BrandData) => Promise<void>;
  /** Takes readiness down, so that whoever spreads calls sends no more here; calls are answered still. */
  drain: () => void;
  close: (linger?: number) => Promise<void>;
};

/** Puts a platform together on an open database and fills the merchants that are not filled yet. */
export const createPlatform = async (parts: PlatformParts): Promise<Platform> => {
  const { config, log, traces, isStrict = false, hasRounds = true, findFlood = createFloodGuard() } = parts;
  const database = traces?.database(parts.database) ?? parts.database;
  const metrics = config.metrics && (await createMetrics());
  const clock = createClock(database, config.isSandbox);
  const limiter = createLimiter(database, clock, config.macKey);
  const decrypter = createDecrypter(config, database);
  const demoMoney = createDemoMoney();
  let isDraining = false;
  await clock.refresh();
  for (const merchant of parts.merchants)
    await requireCurrency(database, merchant).catch((error: unknown) => {
      if (!(error instanceof MerchantAway)) throw error;
    });
  const seeded = await seedMerchants(
    { config, database, merchants: parts.merchants, clock, log },
    (tx, merchant, now) =>
      config.isSandbox ? createDemoAccounts(tx, merchant, { now, money: demoMoney }) : Promise.resolve(),
  );
  const directory = createDirectory(seeded);
  const { merchants, byHost: merchantsByHost } = directory;
  if (config.consoleHost !== null && merchantsByHost.has(config.consoleHost))
    throw new StartError(
      `CONSOLE_HOST ${config.consoleHost} is a domain of a merchant: the console needs its own.`,
    );
  const worked = hasRounds ? merchants : [];
  const app = await createServer(config, log, merchantsByHost);
  if (metrics) observeCalls(app, metrics);
  traces?.follow(app);
  const memberEvents = await openMemberEvents(database, log);
  const gateway = config.payment && createHttpGateway(config.payment);
  const calls = createVendorCalls({ database, clock });
  const services: Services = {
    config,
    database,
    clock,
    limiter,
    merchants,
    log,
    sites: createSiteReader(database, clock.now, config),
    geography: await createGeography(config.geoIpFile, config.isSandbox),
    findSession,
    findStaff,
    memberEvents,
    isDraining: () => isDraining,
    ...createSocialParties(config.social, () => ownUrl(app)),
    requireCaptcha,
    geetest: createGeetest(config.captcha, () => ownUrl(app)),
    push: config.push && createPushParty(config.push, () => (config.isSandbox ? ownUrl(app) : null)),
    demoAccounts: config.isSandbox ? demoAccountsOf(merchants) : [],
    demoMoney,
    timeLimits,
    personExclusions,
    furtherProofs: [payeeNameProof],
    payoutCooling,
    payments: gateway && metrics ? observePayments(gateway, metrics) : gateway,
    guardDeposit,
    judgeArrival,
    audit: startAudit(database, worked, clock.now, log),
    vendorSecrets: createVendorSecrets({ config, database, clock }),
    vendorCalls: calls,
    vendorBalances: createBalanceReader(database),
    callWallet: createWalletCaller(database, memberEvents.tell),
  };

  const pages = openPages(app, config, clock);
  registerRows(app, handlers, {
    services,
    merchantsByHost,
    decrypter,
    findFlood: (address) => (address === pagesAddress ? 0 : findFlood(address)),
    isStrict,
    changed: (code) => {
      pages.cache.forget(code);
      // The other nodes, or they show it within the time that a page is kept.
      void database.system((db) => notify(db, 'marquee_pages', code)).catch(() => undefined);
    },
  });
  registerDocument(app);
  registerArt(app, services, {
    ...messagePictures(findPromotionArt),
    ...articlePictures,
    ...momentPictures,
    ...gamePictures(findGameArt),
  });
  registerReturnPage(app, merchantsByHost);
  registerPreview(app, services, merchantsByHost);
  registerNews(app, services, merchantsByHost);
  registerGameSitemap(app, services, merchantsByHost);
  registerCheckPage(app, merchantsByHost, services.phone);
  if (config.isSandbox) {
    registerOutboxPage(app, services);
    registerSocialParties(app, services);
    playGeetest(app, config, merchants);
    playPush(app, config);
  }
  registerSites(app, config, merchantsByHost, {
    ...pages,
    renderer: metrics ? observePages(pages.renderer, metrics) : pages.renderer,
  });
  if (config.isSandbox && hasRounds) await inviteFirstOwner(services);
  await app.ready();

  const senders = { ...sendersOf(config), ...createPushSender(services) };
  const working = { ...services, merchants: worked };
  const delivery = startDelivery(
    { ...working, merchants: hasRounds ? [...merchants, { code: everyMerchant }] : [] },
    metrics ? observeSenders(senders, metrics) : senders,
  );
  const moves = startWithdrawals(working);
  const sums = startSums(services, worked);
  const tallies = startVendorCalls(calls, worked, log);
  const deaf = await Promise.all([
    database.listen('marquee_pages', (code) => {
      // Or a page would be made anew, and kept, from what this node remembers of the site.
      if (code !== undefined) services.sites.forget(code);
      pages.cache.forget(code);
    }),
    database.listen('marquee_clock', () => pages.cache.forget()),
    database.listen('marquee_messages', delivery.wake),
    database.listen('marquee_withdrawals', moves.wake),
    ...[delivery, moves].map(({ wake }) => database.listen('marquee_clock', () => wake())),
    followMerchants({ database, directory, brandsDir: config.brandsDir, log }, (code) => {
      services.sites.forget(code);
      pages.cache.forget(code);
      for (const { add } of [delivery, moves, sums, tallies]) add(code);
    }),
  ]);
  const cleaning = startCleaning(
    {
      accounts: () => removeExpired(services),
      exclusions: async () => {
        await forgetPeople(services);
        for (const merchant of worked) await refreshPeople(services, merchant);
        for (const merchant of worked) await judgePlayers(services, merchant);
      },
      erasures: async () => {
        for (const { code } of worked) await eraseOldPayments(services, code);
      },
      staff: () => removeExpiredStaff(services),
      vendors: async () => {
        for (const { code } of worked) await removeOldVendorCalls(services, code);
      },
      limits: limiter.removeExpired,
      payloads: decrypter.removeExpired,
    },
    log,
  );
  const watch = metrics ? [watchPlatform(services, metrics, { delivery, withdrawals: moves, cleaning })] : [];
  const rounds = [delivery, moves, sums, tallies, cleaning, ...watch];
  const close = async (linger = 0) => {
    memberEvents.end();
    await closeGently(app, linger);
    await Promise.all([...rounds, services.audit].map(({ stop }) => stop()));
    for (const { code } of merchants) await calls.flush(code).catch(() => undefined);
    await Promise.all(deaf.map((end) => end()));
    await pages.renderer.stop();
    await memberEvents.stop();
  };
  const drain = () => {
    isDraining = true;
    memberEvents.end();
  };
  const apply = async (data: BrandData) => {
    for (const merchant of await applyBrand(services, data)) {
      directory.put(merchant);
      services.sites.forget(merchant.code);
      pages.cache.forget(merchant.code);
    }
  };
  return { app, services, metrics, apply, drain, close };
};
