import type { Operation } from '@marquee/contract';
import type { Language } from '@marquee/reference';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from '../db/Database.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import type { Site } from '../merchants/Site.ts';
import type { Cookies } from './Cookies.ts';
import type { Session } from './Session.ts';
import type { Services } from './Services.ts';
import type { StaffSession } from './Staff.ts';

/** Everything that a handler knows of the call it answers. */
export type Context = {
  merchant: Merchant;
  site: Site;
  session: Session | null;
  language: Language;
  /** Host of the call, without its port. */
  host: string;
  /** Scheme, host and port under which the visitor sees the site, for links in messages. */
  origin: string;
  clientAddress: string;
  /** ISO 3166-1 alpha-2, null when the address is not known. */
  country: string | null;
  userAgent: string | null;
  requestId: string;
  log: FastifyBaseLogger;
  /** The platform's moment, which the sandbox can move. */
  now: () => Date;
  /** One transaction that sees this merchant's rows alone. */
  tenant: <T>(work: (tx: Connection) => Promise<T>) => Promise<T>;
  cookies: Cookies;
  services: Services;
};

/** What a document for machines is told: there is no merchant and no visitor. */
export type PlainContext = Pick<Context, 'services' | 'log' | 'now'> & {
  /** Answers with another status than 200. */
  setStatus: (status: number) => void;
};

/** What a game vendor's call comes with: no visitor, but the vendor that has signed it. */
export type VendorContext = Pick<Context, 'merchant' | 'services' | 'log' | 'now'> & {
  /** The vendor's code. */
  vendor: string;
};

/** The context of a call that the row's access has let through with a session. */
export type SignedIn = Context & { session: Session };

/** What a call of the console comes with, whoever makes it: there is no merchant. */
export type ConsoleContext = Pick<
  Context,
  | 'language'
  | 'host'
  | 'origin'
  | 'clientAddress'
  | 'userAgent'
  | 'requestId'
  | 'log'
  | 'now'
  | 'cookies'
  | 'services'
> & { operation: Operation };

/** A call of the console that the row's permission has let through. */
export type StaffContext = ConsoleContext & { staff: StaffSession };

/** One about a merchant, which the person may do this for. */
export type StaffOfMerchant = StaffContext & Pick<Context, 'merchant' | 'tenant'>;
