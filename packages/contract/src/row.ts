import type { TSchema } from 'typebox';
import type { ErrorCode } from './errorCodes.ts';
import type { Flag } from './flags.ts';
import type { Permission } from './staffRoles.ts';

/**
 * Who may call a row. `none`: anyone. `optional`: anyone, and whoever is logged in is known. `session`: any logged-in
 * account, a free-play one too. `member`: a real account. `agent`: member types 1, 2, 41 and 42. `staff`: whoever works
 * in the console. The platform's router enforces it.
 */
export type Access = 'none' | 'optional' | 'session' | 'member' | 'agent' | 'staff';

/** One row of the endpoint table: everything that is to know about a call before it is made. */
export type Row = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** Module id, sent as a header with each call. */
  module: string;
  summary: string;
  token: Access;
  /** Answered on the console's host, and on no other; there nothing else answers. Rows of staff all are. */
  console?: true;
  /** What a person of staff has to be granted: for the merchant that the call names, or for the installation. */
  permission?: Permission;
  /** Asks for a code of the person's authenticator or a passkey, given a few minutes ago at most. */
  fresh?: true;
  /** The body travels as a JWE (`application/jose`). */
  encrypted?: true;
  /**
   * How the body travels when it is not encrypted; JSON unless `form` (`application/x-www-form-urlencoded`) or
   * `image`, the bytes of a PNG or JPEG of at most 5 MB.
   */
  bodyType?: 'form' | 'image';
  /** Made by the payment gateway: a body without its signature is refused before it is read. */
  fromGateway?: true;
  /** True when sending the call twice does what sending it once does, so that it may be retried. */
  idempotent?: true;
  /** Whitelabel flags of which at least one has to be on for the merchant. */
  flags?: readonly Flag[];
  /** Answered during maintenance and to restricted regions too. */
  always?: true;
  /** Pages at the merchant's other domains may read the answer, without anybody's session. */
  acrossDomains?: true;
  /** Exists only on a platform started with `SANDBOX=1`. */
  sandbox?: true;
  /**
   * Called by game vendors: the body is signed with the secret that vendor and merchant share. Nobody's session
   * counts; the handler is told which vendor calls.
   */
  signed?: true;
  /** The value is the whole answer, without the envelope (documents of other standards). */
  raw?: true;
  /** Answered by a stream of events (`text/event-stream`) that lasts; each one's data is a value. */
  events?: true;
  query?: TSchema;
  body?: TSchema;
  value: TSchema;
  errors?: readonly ErrorCode[];
  /** Milliseconds after which the client gives up; 15,000 unless told. */
  timeout?: number;
};

/** Keeps the literal types of a domain's rows while checking that each one is a `Row`. */
export const defineRows = <const T extends Record<string, Row>>(rows: T): T => rows;
