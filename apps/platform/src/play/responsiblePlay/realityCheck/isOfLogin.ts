import { type SQL, sql } from '#drizzle';
import { sessions } from '#identity';

/** The sessions of the same browser's login as this one: its tabs share a secret. */
export const isOfLogin = (sessionId: string): SQL =>
  sql`${sessions.secretHash} = (select own.secret_hash from sessions own where own.id = ${sessionId})`;
