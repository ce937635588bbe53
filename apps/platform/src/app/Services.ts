import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/Clock.ts';
import type { Config } from '../config/Config.ts';
import type { Database } from '../db/Database.ts';
import type { Geography } from '../geo/Geography.ts';
import type { Audit } from '../ledger/audit/startAudit.ts';
import type { Limiter } from '../limits/Limiter.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import type { PaymentGateway } from '../payments/PaymentGateway.ts';
import type { SiteReader } from '../system/createSiteReader.ts';
import type { BalanceReader } from '../vendors/createBalanceReader.ts';
import type { WalletCaller } from '../vendors/createWalletCaller.ts';
import type { AccountServices } from './AccountServices.ts';

/** What the platform is made of below its domains. */
export type CoreServices = {
  config: Config;
  database: Database;
  clock: Clock;
  limiter: Limiter;
  merchants: readonly Merchant[];
  sites: SiteReader;
  geography: Geography;
  /** Null in a sandbox without a gateway, where deposits are not offered. */
  payments: PaymentGateway | null;
  vendorBalances: BalanceReader;
  callWallet: WalletCaller;
  log: FastifyBaseLogger;
};

/** Everything that handlers share. */
export type Services = CoreServices & { accounts: AccountServices; audit: Audit };
