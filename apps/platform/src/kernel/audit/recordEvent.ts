import type { Connection } from '../db/Database.ts';
import { auditEvents } from './schema.ts';
import type { AuditEvent } from './AuditEvent.ts';

/** Whose call an event belongs to, and where it came from. */
type Origin = {
  merchant: { code: string };
  now: () => Date;
  clientAddress: string;
  country: string | null;
  requestId: string;
};

/** Writes a security event to the append-only trail. `details` must hold no password, token or code. */
export const recordEvent = async (
  tx: Connection,
  context: Origin,
  event: AuditEvent,
  accountId: string | null,
  details: Record<string, string | number | boolean | null> = {},
): Promise<void> => {
  await tx.insert(auditEvents).values({
    merchantCode: context.merchant.code,
    at: context.now(),
    event,
    accountId,
    ip: context.clientAddress,
    country: context.country,
    requestId: context.requestId,
    details,
  });
};
