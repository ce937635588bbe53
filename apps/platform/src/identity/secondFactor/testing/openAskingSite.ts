import { and, eq } from '#drizzle';
import { beforeAll, beforeEach } from 'vitest';
import { auditEvents } from '../../../kernel/audit/schema.ts';
import { sites } from '../../../sites/system/schema.ts';
import { openTestSite } from '../../session/testing/openTestSite.ts';
import { challengeOf } from './meetChallenge.ts';
import { openMembers } from './openMembers.ts';

type Settled = Partial<
  Pick<typeof sites.$inferInsert, 'secondFactor' | 'secondFactorAfter' | 'knownAddressDays'>
>;

/** A site that takes every way but passkeys at a login from an unknown address, and members who have them. */
export const openAskingSite = () => {
  const site = openTestSite();
  const members = openMembers(site);
  const { platform, visit, setFlags } = site;
  const { tenant } = members;

  /** Settles what the merchant asks for, as an operator does. */
  const settle = async (settled: Settled) => {
    await tenant((tx) => tx.update(sites).set(settled));
    platform().services.sites.forget('SENVANG');
  };
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
  return { ...site, ...members, settle, eventsOf, methodsOf };
};
