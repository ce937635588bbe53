import { everyMerchant, type Operation } from '@marquee/contract';
import { sql } from '#drizzle';
import type { Connection, StaffOfMerchant } from '#kernel';
import type { Facts } from './schema.ts';

/** Who did something and by what; the command of the terminal has neither person nor session. */
export type Actor = {
  now: () => Date;
  clientAddress: string;
  requestId: string;
  operation: Operation | 'command';
  staff?: { id: string; personId: string; name: string };
};

/** What was done: to whom, what changed by it, and why. */
export type Deed = { subject: string; before?: Facts; after?: Facts; reason?: string | null };

const record = async (
  tx: Connection,
  merchant: string,
  { now, clientAddress, requestId, operation, staff }: Actor,
  { subject, before = {}, after = {}, reason = null }: Deed,
): Promise<void> => {
  await tx.execute(sql`select staff_record(
    ${merchant}::text, ${now().toISOString()}::timestamptz, ${staff?.personId ?? null}::uuid, ${staff?.name ?? 'npm run staff'}::text,
    ${staff?.id ?? null}::uuid, ${operation}::text, ${subject}::text, ${JSON.stringify(before)}::jsonb,
    ${JSON.stringify(after)}::jsonb, ${reason}::text, ${clientAddress}::text, ${requestId}::text)`);
};

/** Writes down what a person of staff did to a merchant, or looked at, in the transaction of what they did. */
export const recordAction = (
  tx: Connection,
  context: Omit<StaffOfMerchant, 'tenant'>,
  deed: Deed,
): Promise<void> => record(tx, context.merchant.code, context, deed);

/** Writes down what was done about staff itself. The transaction has to be one of `inInstallation`. */
export const recordInstallation = (tx: Connection, actor: Actor, deed: Deed): Promise<void> =>
  record(tx, everyMerchant, actor, deed);
