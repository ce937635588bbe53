import type { ValueOf } from '@marquee/contract';
import { and, desc, eq, gt, inArray } from '#drizzle';
import { auditEvents, type AuditEvent, type Handler, momentFrom } from '#kernel';
import { sessions } from '../session/schema.ts';
import { maskNetwork } from '../secondFactor/addresses/maskNetwork.ts';
import { networkOf } from '../secondFactor/addresses/networkOf.ts';
import { deviceFigures } from './deviceFigures.ts';
import { deviceKey, findDevices } from './findDevices.ts';
import { nameClient } from '../accounts/nameClient.ts';

type Login = ValueOf<'getDevices'>['logins'][number];

const outcomes = {
  'login.succeeded': 'succeeded',
  'login.remembered': 'remembered',
  'login.challenged': 'challenged',
  'login.failed': 'failed',
  'login.proofRefused': 'proofFailed',
} as const satisfies Partial<Record<AuditEvent, Login['outcome']>>;

const events = Object.keys(outcomes) as (keyof typeof outcomes)[];
const methods: readonly NonNullable<Login['method']>[] = ['username', 'sms', 'firebase', 'passkey'];
const maskOf = (address: string) => maskNetwork(networkOf(address));

/** Lists the browsers in which the member is logged in, and the latest logins and tries at one. */
export const getDevices: Handler<'getDevices'> = (context) => {
  const { merchant, session, now } = context;
  return context.tenant(async (tx) => {
    const [own] = await tx.select().from(sessions).where(eq(sessions.id, session.id));
    const found = await findDevices(tx, session.accountId, now());
    const current = own && found.get(deviceKey(own));
    const devices = [
      ...(current ? [current] : []),
      ...[...found.values()].filter((each) => each !== current),
    ];
    const logins = await tx
      .select()
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.merchantCode, merchant.code),
          eq(auditEvents.accountId, session.accountId),
          gt(auditEvents.at, momentFrom(now(), { days: -deviceFigures.historyDays })),
          inArray(auditEvents.event, events),
        ),
      )
      .orderBy(desc(auditEvents.at), desc(auditEvents.id))
      .limit(deviceFigures.historyRows);
    return {
      devices: devices.map((device) => ({
        id: device.latest.id,
        ...nameClient(device.latest.userAgent),
        address: maskOf(device.latest.ip),
        loggedInAt: device.first.createdAt.toISOString(),
        seenAt: device.latest.seenAt.toISOString(),
        isRemembered: device.isRemembered,
        isCurrent: device === current,
      })),
      logins: logins.map(({ at, event, ip, country, details }) => ({
        at: at.toISOString(),
        outcome: outcomes[event as keyof typeof outcomes],
        method: methods.find((each) => each === details['method']) ?? null,
        address: maskOf(ip),
        country,
      })),
    };
  });
};
