import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/Clock.ts';
import type { Config } from '../config/Config.ts';
import type { Database } from '../db/Database.ts';
import type { MemberEvents } from '../events/openMemberEvents.ts';
import type { Geography } from '../geo/Geography.ts';
import type { Limiter } from '../limits/Limiter.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import type { SiteReader } from '../merchants/SiteReader.ts';
import type { SessionReader } from './Session.ts';
import type { StaffReader } from './Staff.ts';
import type { VendorCallCounter, VendorSecretReader } from './VendorServices.ts';

/**
 * What handlers share. Here stands what all areas need; an area adds what it offers, and what it needs from above, in a
 * `Services.ts` of its own, and `app` puts the whole together.
 */
export interface Services {
  config: Config;
  database: Database;
  clock: Clock;
  limiter: Limiter;
  merchants: readonly Merchant[];
  sites: SiteReader;
  geography: Geography;
  findSession: SessionReader;
  findStaff: StaffReader;
  memberEvents: MemberEvents;
  vendorSecrets: VendorSecretReader;
  vendorCalls: VendorCallCounter;
  /** Whether this node is about to stop: it answers still, and asks to be sent nobody. */
  isDraining: () => boolean;
  log: FastifyBaseLogger;
}
