import {
  endpoints,
  everyMerchant,
  isOfMerchant,
  rolePermissions,
  type Row,
  type StaffRole,
  staffRoles,
} from '@marquee/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Visitor } from '../../src/identity/session/testing/createVisitor.ts';
import { openTestSite } from '../../src/identity/session/testing/openTestSite.ts';
import { consoleHost, openStaff } from '../../src/staff/testing/openStaff.ts';
import { callRow } from './callRow.ts';

const site = openTestSite();
const { platform, visit, setFlags, moveClock, resetClock } = site;
const { hire } = openStaff(site);
const rows = Object.entries(endpoints as Record<string, Row>);
const ofConsole = rows.filter(([, row]) => row.console);
const ofStaff = ofConsole.filter(([, row]) => row.token === 'staff');
const ofPlayers = rows.filter(([, row]) => !row.console && !row.raw && !row.events);

/** A person of each role, for SENVANG and for every merchant. */
const people = new Map<string, Visitor>();
const scopes = ['SENVANG', everyMerchant] as const;
const merchants = ['SENVANG', 'NORTHBAY', 'NOBODY', undefined] as const;
const refusals = [
  'NOT_LOGGED_IN',
  'SESSION_EXPIRED',
  'NOT_PERMITTED',
  'PROOF_DUE',
  'NOT_FOUND',
  'FOREIGN_ORIGIN',
];

type Way = { host?: string; merchant?: string | undefined; header?: Record<string, string> };

/** The code by which a row turns somebody away before it looks at what they want; null for whatever else it answers. */
const refusal = async (row: Row, visitor: Visitor | undefined, { host = consoleHost, merchant }: Way) => {
  const hasBody = row.method !== 'GET' && row.body !== undefined;
  const { body } = await platform().app.inject({
    method: row.method,
    url: row.path,
    headers: {
      host,
      cookie: [...(visitor?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(merchant !== undefined && { 'x-merchant': merchant }),
      ...(hasBody && { 'content-type': row.encrypted ? 'application/jose' : 'application/json' }),
    },
    ...(hasBody && { payload: '{}' }),
  });
  const { error } = JSON.parse(body) as { error?: { code: string } };
  return refusals.find((known) => known === error?.code) ?? null;
};

beforeAll(async () => {
  for (const role of staffRoles)
    for (const scope of scopes) people.set(`${role} ${scope}`, (await hire(role, scope)).visitor);
});

/** Whether the tables of the contract let a role use a row. */
const isAllowed = (row: Row, role: StaffRole, scope: string, merchant: string | undefined): boolean => {
  const { permission } = row;
  if (permission === undefined) return true;
  if (!rolePermissions[role].includes(permission)) return false;
  if (!isOfMerchant(permission)) return scope === everyMerchant;
  return merchant !== undefined && merchant !== 'NOBODY' && (scope === everyMerchant || scope === merchant);
};

test('every role is let in somewhere and kept out elsewhere', () => {
  const answers = staffRoles.map(
    (role) => ofStaff.filter(([, row]) => isAllowed(row, role, 'SENVANG', 'SENVANG')).length,
  );
  expect(Math.max(...answers)).toBeGreaterThan(Math.min(...answers));
  expect(ofStaff.filter(([, row]) => row.permission === undefined).map(([operation]) => operation)).toEqual([
    'logoutStaff',
    'getStaff',
    'proveStaff',
    'askStaffProofPasskey',
    'getStaffProofs',
    'beginStaffPasskey',
    'addStaffPasskey',
    'removeStaffPasskey',
    'beginStaffAuthenticator',
    'addStaffAuthenticator',
    'removeStaffAuthenticator',
  ]);
});

// Its own test is in src/staff: it ends the session that the others need.
const lasting = ofStaff.filter(([operation]) => operation !== 'logoutStaff');

describe.each(lasting)('%s', (_operation, row) => {
  test.each(staffRoles)('lets in who the tables say (%s)', async (role) => {
    for (const scope of scopes)
      for (const merchant of merchants) {
        const answered = await refusal(row, people.get(`${role} ${scope}`), { merchant });
        const expected = isAllowed(row, role, scope, merchant) ? null : 'NOT_PERMITTED';
        // A reference that is missing is only looked for by those who may.
        expect([scope, merchant, answered === 'NOT_FOUND' ? null : answered]).toEqual([
          scope,
          merchant,
          expected,
        ]);
      }
  });
});

describe.each(ofStaff)('%s', (_operation, row) => {
  test('asks for a session', async () => {
    expect(await refusal(row, undefined, { merchant: 'SENVANG' })).toBe('NOT_LOGGED_IN');
  });

  test('takes no session of a player', async () => {
    const player = visit();
    await player.call('login', { body: { type: 'username', username: 'player1', password: 'Marquee-2026' } });
    const { status, error } = await callRow(platform().app, row, {
      host: consoleHost,
      token: player.token,
      cookie: player.cookies.get('mq_session'),
      merchant: 'SENVANG',
    });
    expect([status, error?.code]).toEqual([401, 'NOT_LOGGED_IN']);
    player.cookies.set('mq_staff', player.cookies.get('mq_session') ?? '');
    expect(await refusal(row, player, { merchant: 'SENVANG' })).toBe('NOT_LOGGED_IN');
  });
});

describe.each(ofConsole)('%s', (_operation, row) => {
  test.each(['sen-vang.localhost', 'northbay.localhost', 'nobody.example'])(
    'is not there on %s',
    async (host) => {
      expect(await refusal(row, people.get(`owner ${everyMerchant}`), { host, merchant: 'SENVANG' })).toBe(
        'NOT_FOUND',
      );
    },
  );
});

test.each(ofPlayers)('%s of players does not answer on the console’s host', async (_operation, row) => {
  const staff = people.get(`owner ${everyMerchant}`);
  const { error } = await callRow(platform().app, row, {
    host: consoleHost,
    token: staff?.cookies.get('mq_staff'),
    cookie: staff?.cookies.get('mq_staff'),
  });
  expect(error?.code).toBe('DOMAIN_UNKNOWN');
});

test('a token of staff is nobody on a player’s host', async () => {
  await setFlags({ LOGINREQCAPTCHA3: false });
  const token = people.get(`owner ${everyMerchant}`)?.cookies.get('mq_staff');
  const { error } = await callRow(platform().app, endpoints.getMemberInfo, {
    host: 'sen-vang.localhost',
    token,
    cookie: token,
  });
  expect(error?.code).toBe('NOT_LOGGED_IN');
});

test('where money or roles are decided a code is asked for after five minutes, and nowhere else', async () => {
  await moveClock(6 * 60);
  const owner = people.get(`owner ${everyMerchant}`);
  const asked: string[] = [];
  for (const [operation, row] of lasting)
    if ((await refusal(row, owner, { merchant: 'SENVANG' })) === 'PROOF_DUE') asked.push(operation);
  await resetClock();
  expect(asked).toEqual(ofStaff.filter(([, row]) => row.fresh).map(([operation]) => operation));
  expect(asked).toContain('approveStaffWithdrawal');
  expect(asked).toContain('setStaffGrants');
});
