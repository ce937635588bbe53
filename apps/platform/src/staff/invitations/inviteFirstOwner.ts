import { everyMerchant } from '@marquee/contract';
import { and, eq, gt, isNotNull, isNull, or } from '#drizzle';
import type { Connection, Services } from '#kernel';
import { staffInvitations, staffPeople } from '../people/schema.ts';
import { inInstallation } from '../trail/inInstallation.ts';
import { recordInstallation } from '../trail/recordAction.ts';
import { invite } from './invite.ts';
import { originOfConsole } from './originOfConsole.ts';

/** Whom a sandbox invites by itself; the link is in its outbox. */
const owner = 'owner@console.example';

const isSomebodyIn = async (tx: Connection, now: Date): Promise<boolean> => {
  const isOpen = and(
    eq(staffInvitations.personId, staffPeople.id),
    isNull(staffInvitations.usedAt),
    gt(staffInvitations.expiresAt, now),
  );
  const [found] = await tx
    .select({ id: staffPeople.id })
    .from(staffPeople)
    .leftJoin(staffInvitations, isOpen)
    .where(
      and(
        isNull(staffPeople.removedAt),
        or(isNotNull(staffPeople.passwordHash), isNotNull(staffInvitations.tokenHash)),
      ),
    )
    .limit(1);
  return found !== undefined;
};

/** Invites the owner of a sandbox, unless somebody works in its console or is invited to. */
export const inviteFirstOwner = async (
  services: Pick<Services, 'database' | 'config' | 'clock'>,
): Promise<void> => {
  const origin = originOfConsole(services.config);
  if (origin === null) return;
  const { now } = services.clock;
  await inInstallation(services, async (tx) => {
    if (await isSomebodyIn(tx, now())) return;
    const grants = [{ merchant: everyMerchant, role: 'owner' as const }];
    await invite(tx, { services, origin, now }, { email: owner, language: 'en', grants });
    await recordInstallation(
      tx,
      { now, clientAddress: '127.0.0.1', requestId: 'sandbox', operation: 'command' },
      { subject: owner, after: { grants: `${everyMerchant} owner` } },
    );
  });
};
