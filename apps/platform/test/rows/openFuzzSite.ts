import { everyMerchant, flags } from '@marquee/contract';
import { eq } from '#drizzle';
import { afterAll, beforeAll } from 'vitest';
import { hashSecret } from '../../src/kernel/secrets/hashSecret.ts';
import { sessions } from '../../src/identity/session/schema.ts';
import { createVisitor } from '../../src/identity/session/testing/createVisitor.ts';
import { settleSite } from '../../src/identity/session/testing/settleSite.ts';
import { turnFlags } from '../../src/identity/session/testing/turnFlags.ts';
import { staffSessions } from '../../src/staff/people/schema.ts';
import { consoleHost, openStaff } from '../../src/staff/testing/openStaff.ts';
import { createTestPlatform, type TestPlatform } from '../createTestPlatform.ts';
import { hosts } from './caseOf.ts';
import type { Vendor } from './encodeCase.ts';
import { createSealer, type Sealer } from './createSealer.ts';

type Member = { merchant: string; token: string; secret: string };

/** Flags that stand before everything with a captcha or a code, and would hide what lies behind. */
const shut: readonly string[] = ['LOGINREQCAPTCHA3', 'REGMOBVERF3'];
const open = Object.fromEntries(flags.map((flag) => [flag, !shut.includes(flag)]));

/** A platform whose three sites are as open as flags make them, with a member logged in on each: an agent, who may call what any of them may. */
export const openFuzzSite = () => {
  let platform: TestPlatform;
  let seal: Sealer;
  const members = new Map<string, Member>();
  /** The cookie of an owner of the console. */
  let staff = '';

  const logIn = async (host: string, merchant: string) => {
    const visitor = createVisitor(platform.app, { host });
    await turnFlags(platform, merchant, open);
    await settleSite(platform, merchant, { hasRegisterCaptcha: false });
    await visitor.call('login', {
      body: { type: 'username', username: 'agent1', password: 'Marquee-2026' },
    });
    const secret = visitor.cookies.get('mq_session');
    if (!visitor.token || !secret) throw new Error(`agent1 could not log in on ${host}.`);
    members.set(host, { merchant, token: visitor.token, secret });
  };

  beforeAll(async () => {
    platform = await createTestPlatform();
    // Social sign-in calls the parties that the sandbox plays over HTTP.
    await platform.app.listen({ port: 0, host: '127.0.0.1' });
    seal = await createSealer(platform.app);
    for (const host of hosts) {
      const merchant = platform.services.merchants.find(({ domains }) => domains.includes(host));
      if (!merchant) throw new Error(`No merchant has ${host}.`);
      await logIn(host, merchant.code);
    }
    const { join } = openStaff({
      platform: () => platform,
      visit: (place) => createVisitor(platform.app, { host: consoleHost, ...place }),
      moveClock: () => Promise.resolve(),
    });
    const { visitor } = await join('owner@operator.example', [{ merchant: everyMerchant, role: 'owner' }]);
    staff = visitor.cookies.get('mq_staff') ?? '';
    // Proven for as long as the file takes.
    const provenAt = new Date(Date.now() + 24 * 3_600_000);
    await platform.services.database.system((db) => db.update(staffSessions).set({ provenAt }));
  });
  afterAll(() => platform.close());

  const memberOf = (host: string): Member => {
    const member = members.get(host);
    if (!member) throw new Error(`Nobody is logged in on ${host}.`);
    return member;
  };
  return {
    app: () => platform.app,
    seal: () => seal,
    /** Headers of the member of a host, or of the console's owner. */
    identityOf: (host: string): Record<string, string> => {
      if (host === consoleHost) return { cookie: `mq_staff=${staff}`, 'x-merchant': 'SENVANG' };
      const { token, secret } = memberOf(host);
      return { authorization: `Bearer ${token}`, cookie: `mq_session=${secret}` };
    },
    /** A vendor that may sign calls for the merchant of a host. */
    vendorOf: (host: string): Vendor => {
      const code = 'LANTERN';
      if (host === consoleHost) return { code, secret: '' };
      const [secret = ''] = platform.services.config.vendors.secretsOf(memberOf(host).merchant, code);
      return { code, secret };
    },
    /** Gives the members back what a call has taken: their sessions as they were, and the time of day. */
    restore: async (host: string) => {
      if (host === consoleHost) {
        await platform.services.database.system((db) => db.update(staffSessions).set({ endedAt: null }));
        return;
      }
      const { merchant, token, secret } = memberOf(host);
      const { clock, database } = platform.services;
      await clock.setOffset(0);
      await database.tenant(merchant, (tx) =>
        tx
          .update(sessions)
          .set({ endedAt: null, secretHash: hashSecret(secret), seenAt: new Date(), isRestricted: false })
          .where(eq(sessions.tokenHash, hashSecret(token))),
      );
    },
  };
};
