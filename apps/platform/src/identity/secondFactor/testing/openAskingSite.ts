import { and, eq } from '#drizzle';
import { beforeAll, beforeEach } from 'vitest';
import { auditEvents } from '../../../kernel/audit/schema.ts';
import { openTestSite } from '../../session/testing/openTestSite.ts';
import { challengeOf } from './meetChallenge.ts';
import { openMembers } from './openMembers.ts';

/** A site that takes every way but passkeys at a login from an unknown address, and members who have them. */
export const openAskingSite = () => {
  const site = openTestSite();
  const members = openMembers(site);
  const { visit, setFlags, settle } = site;
  const { tenant } = members;

  beforeAll(() => setFlags({ LOGINREQCAPTCHA3: false, MOBILEVERCODELOGIN3: true }));
  beforeEach(() =>
    settle({
      secondFactor: ['authenticator', 'sms', 'email', 'boundEmail', 'payeeName'],
      secondFactorAfter: ['social'],
      knownAddressDays: 90,
    }),
  );

  const eventsOf = (accountId: string, event: string) =>
    tenant<{ details: unknown }[]>((tx) =>
      tx
        .select({ details: auditEvents.details })
        .from(auditEvents)
        .where(and(eq(auditEvents.accountId, accountId), eq(auditEvents.event, event))),
    );
  const methodsOf = async (username: string) =>
    (await challengeOf(visit(), username)).methods.map(({ method }) => method);
  return { ...site, ...members, eventsOf, methodsOf };
};
