import type { JWK } from 'jose';
import type { CaptchaBook } from './CaptchaBook.ts';
import type { SocialBook } from './SocialBook.ts';
import type { VendorBook } from './VendorBook.ts';

/** Settings of the SMS carrier's HTTP interface. */
export type SmsConfig = { url: string; token: string; sender: string };

/** Settings of the mail server. */
export type EmailConfig = { url: string; from: string };

/** Where the payment gateway is, and the secret that it and the platform sign with. */
export type PaymentConfig = { url: string; secret: string };

/** What signs notifications to browsers (VAPID, RFC 8292), in base64url, and whom push services write to about them. */
export type PushConfig = { publicKey: string; privateKey: string; contact: string };

/** Keys of what members keep here for long: secrets are sealed with one, told again by the other. */
export type MemberKeys = { seal: Uint8Array; mac: Uint8Array };

/** Everything that the environment decides, checked once at start. */
export type Config = {
  port: number;
  host: string;
  /** The port that visitors use where neither the call's own nor the scheme's usual one is; null elsewhere. */
  publicPort: number | null;
  /** Absolute path of the folder that holds everything the platform keeps on disk. */
  dataDir: string;
  /** PostgreSQL; null keeps the data in PGlite below `dataDir`. */
  databaseUrl: string | null;
  /** Further databases that merchants live in, by name. */
  databases: ReadonlyMap<string, string>;
  isSandbox: boolean;
  /** The host of the operators' console, without a port; null where this installation offers none. */
  consoleHost: string | null;
  isProduction: boolean;
  /** Folder with one built folder a brand. */
  sitesDir: string;
  /** The built folder of the console. */
  consoleDir: string;
  /** Folder of the brands' sources, which say what domains and merchants there are. */
  brandsDir: string;
  /** Null in the sandbox, whose messages only reach the outbox. */
  email: EmailConfig | null;
  /** Null in the sandbox, whose messages only reach the outbox. */
  sms: SmsConfig | null;
  /** Null where none are set: no notifications are offered. */
  push: PushConfig | null;
  /** Null in a sandbox without one, where nobody can deposit. */
  payment: PaymentConfig | null;
  /** MaxMind country or city file; null in a sandbox that has none. */
  geoIpFile: string | null;
  /** Private key that encrypted payloads are sealed for (P-256, ECDH-ES+A256KW). */
  payloadKey: JWK & { kid: string };
  /** Key of the MACs over codes and captcha answers, derived from the payload key. */
  macKey: Uint8Array;
  memberKeys: MemberKeys;
  vendors: VendorBook;
  social: SocialBook;
  captcha: CaptchaBook;
  /** Proxies whose X-Forwarded-* headers count. */
  trustedProxies: readonly string[];
  /** Origins that pictures may be loaded from; '' is the page's own. */
  imageCdns: readonly string[];
  /** Origins that games are opened at in place of the vendors' own; none: at the vendors'. */
  launchGameCdns: readonly string[];
  /** Seconds for which a node that is told to stop still answers while its readiness is down. */
  drainSeconds: number;
  /** Where metrics are scraped; null keeps none. */
  metrics: { port: number; host: string } | null;
  /** The OpenTelemetry collector and what traces call this node; null makes no traces. */
  traces: { url: string; service: string } | null;
  logLevel: string;
  /** Prints the table of addresses and demo accounts at start. */
  showsTable: boolean;
};
