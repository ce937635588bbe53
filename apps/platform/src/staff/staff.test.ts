import { everyMerchant } from '@marquee/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestSite } from '../identity/session/testing/openTestSite.ts';
import { readOutbox } from '../identity/session/testing/readOutbox.ts';
import { codeOf } from '../identity/secondFactor/testing/codeOf.ts';
import { consoleHost, openStaff, staffPassword, type TestStaff } from './testing/openStaff.ts';

const site = openTestSite();
const { platform, visit, moveClock } = site;
const { inviteTo, acceptanceOf, join, hire, freshCode } = openStaff(site);
const now = () => platform().services.clock.now();
const atConsole = () => visit({ host: consoleHost });
const grants = [{ merchant: 'SENVANG', role: 'payments' as const }];

let owner: TestStaff;
beforeAll(async () => {
  owner = await hire('owner', everyMerchant);
});

const logIn = async (person: TestStaff, visitor = atConsole(), password = staffPassword) =>
  visitor.call('loginStaff', { body: { email: person.email, password, code: await freshCode(person) } });

describe('a sandbox', () => {
  test('invites its owner, whose link is in the outbox and opens the console', async () => {
    const [mail = ''] = await readOutbox(visit(), 'owner@console.example');
    const token = /\/invitation#([\w-]{43})/.exec(mail)?.[1] ?? '';
    expect(mail).toContain('http://console.localhost:4000/invitation#');
    const { value } = await atConsole().call('readStaffInvitation', { body: { token } });
    expect(value).toMatchObject({
      email: 'owner@console.example',
      grants: [{ merchant: '*', role: 'owner' }],
    });
  });
});

describe('an invitation', () => {
  test('works once, and a new one ends it', async () => {
    const email = 'once@operator.example';
    const [first, token] = [await inviteTo(email, grants), await inviteTo(email, grants)];
    expect((await atConsole().call('readStaffInvitation', { body: { token: first } })).error?.code).toBe(
      'INVITATION_OVER',
    );
    const { value } = await atConsole().call('readStaffInvitation', { body: { token } });
    const accept = (code: string) =>
      atConsole().call('acceptStaffInvitation', { body: acceptanceOf(token, 'Once', code) });
    const code = codeOf(value?.secret ?? '', now());
    expect((await accept(code)).value).toMatchObject({ name: 'Once', permissions: [] });
    expect((await accept(await freshCode({ secret: value?.secret ?? '' }))).error?.code).toBe(
      'INVITATION_OVER',
    );
  });

  test('taken up twice at once lets one in', async () => {
    const token = await inviteTo('twice@operator.example', grants);
    const { value } = await atConsole().call('readStaffInvitation', { body: { token } });
    const body = acceptanceOf(token, 'Twice', codeOf(value?.secret ?? '', now()));
    const answers = await Promise.all(
      [1, 2, 3].map(() => atConsole().call('acceptStaffInvitation', { body })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  test('is over after three days', async () => {
    const token = await inviteTo('late@operator.example', grants);
    await moveClock(72 * 3600 + 1);
    expect((await atConsole().call('readStaffInvitation', { body: { token } })).error?.code).toBe(
      'INVITATION_OVER',
    );
    owner = await hire('owner', everyMerchant);
  });

  test('asks for a code of the app, and for a password that nobody guesses', async () => {
    const token = await inviteTo('careless@operator.example', grants);
    const { value } = await atConsole().call('readStaffInvitation', { body: { token } });
    const sound = acceptanceOf(token, 'Careless', codeOf(value?.secret ?? '', now()));
    const accept = (change: Partial<typeof sound>) =>
      atConsole().call('acceptStaffInvitation', { body: { ...sound, ...change } });
    expect((await accept({ code: '000000' })).error?.code).toBe('CODE_WRONG');
    const field = async (change: Partial<typeof sound>) =>
      (await accept(change)).error?.details?.fields?.[0]?.field;
    expect(await field({ password: 'short', confirmPassword: 'short' })).toBe('password');
    const named = 'careless-about-it';
    expect(await field({ password: named, confirmPassword: named })).toBe('password');
    expect(await field({ confirmPassword: 'Something-else-9' })).toBe('confirmPassword');
    expect((await accept({})).status).toBe(200);
  });
});

describe('a login', () => {
  test('takes password and code together, and a code once', async () => {
    const person = await hire('payments');
    const code = await freshCode(person);
    const visitor = atConsole();
    const body = { email: ` ${person.email.toUpperCase()}`, password: staffPassword, code };
    expect((await visitor.call('loginStaff', { body })).value).toMatchObject({ email: person.email });
    expect((await visitor.call('getStaff')).value?.merchants.map((merchant) => merchant.code)).toEqual([
      'SENVANG',
    ]);
    expect((await atConsole().call('loginStaff', { body })).error?.code).toBe('WRONG_CREDENTIALS');
  });

  test('tells no wrong password from a wrong code or an unknown e-mail', async () => {
    const person = await hire('payments');
    const right = { email: person.email, password: staffPassword, code: await freshCode(person) };
    for (const wrong of [
      { password: 'Another-one-12' },
      { code: '000000' },
      { email: 'no@operator.example' },
    ]) {
      const { error } = await atConsole().call('loginStaff', { body: { ...right, ...wrong } });
      expect(error).toMatchObject({ code: 'WRONG_CREDENTIALS', details: { captcha: false } });
    }
    expect((await atConsole().call('loginStaff', { body: right })).status).toBe(200);
  });

  test('lets strangers guess so often, and its person in meanwhile', { timeout: 120_000 }, async () => {
    const person = await hire('payments');
    const body = { email: person.email, password: 'A-wrong-password', code: '000000' };
    const { limiter } = platform().services;
    for (let count = 0; count < 29; count += 1) await limiter.consume('staffLogin', person.email);
    expect((await atConsole().call('loginStaff', { body })).error?.code).toBe('WRONG_CREDENTIALS');
    const refused = await atConsole().call('loginStaff', { body });
    expect(refused.error).toMatchObject({ code: 'RATE_LIMITED' });
    expect((await logIn(person)).error?.code).toBe('RATE_LIMITED');
    // The browser that they were logged in on has tries of its own, which nobody else uses up.
    expect((await logIn(person, person.visitor)).status).toBe(200);
    await moveClock(3600);
    expect((await logIn(person)).status).toBe(200);
  });

  test('lets one address guess less than all', async () => {
    const person = await hire('payments');
    const { limiter } = platform().services;
    const visitor = visit({ host: consoleHost, address: '10.8.0.1' });
    for (let count = 0; count < 10; count += 1)
      await limiter.consume('staffLoginAddress', person.email, '10.8.0.1');
    expect((await logIn(person, visitor)).error?.code).toBe('RATE_LIMITED');
    expect((await logIn(person)).status).toBe(200);
  });
});

describe('a session', () => {
  test('is a cookie that no script reads and no other site sends', async () => {
    const { visitor } = await hire('payments');
    expect([...visitor.cookies.keys()].toSorted()).toEqual(['mq_staff', 'mq_staff_device']);
    const token = visitor.cookies.get('mq_staff') ?? '';
    const me = { method: 'GET', url: '/wps/staff/me' } as const;
    const ask = (headers: Record<string, string>) =>
      platform().app.inject({
        ...me,
        headers: { host: consoleHost, cookie: `mq_staff=${token}`, ...headers },
      });
    expect((await ask({})).statusCode).toBe(200);
    expect((await ask({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['sec-fetch-site', 'same-site'],
      ['origin', 'http://sen-vang.localhost'],
      ['origin', 'null'],
    ] as const)
      expect((await ask({ [name]: value })).body).toContain('FOREIGN_ORIGIN');
    const stored = await platform().services.database.system((db) =>
      db.execute('select * from staff_sessions'),
    );
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('ends after half an hour of silence, and after twelve hours at all', async () => {
    const { visitor } = await hire('payments');
    await moveClock(29 * 60);
    expect((await visitor.call('getStaff')).status).toBe(200);
    await moveClock(29 * 60);
    expect((await visitor.call('getStaff')).status).toBe(200);
    await moveClock(30 * 60);
    expect((await visitor.call('getStaff')).error?.code).toBe('SESSION_EXPIRED');
    const { visitor: busy } = await hire('payments');
    for (let count = 0; count < 28; count += 1) {
      await moveClock(25 * 60);
      expect((await busy.call('getStaff')).status).toBe(200);
    }
    await moveClock(20 * 60);
    expect((await busy.call('getStaff')).error?.code).toBe('SESSION_EXPIRED');
    owner = await hire('owner', everyMerchant);
  });

  test('ends with its logout, and nothing else does', async () => {
    const person = await hire('payments');
    const elsewhere = atConsole();
    await logIn(person, elsewhere);
    const copy = new Map(person.visitor.cookies);
    expect((await person.visitor.call('logoutStaff')).value).toEqual({ done: true });
    expect((await person.visitor.call('getStaff')).error?.code).toBe('NOT_LOGGED_IN');
    const thief = atConsole();
    for (const [name, value] of copy) thief.cookies.set(name, value);
    expect((await thief.call('getStaff')).error?.code).toBe('SESSION_EXPIRED');
    expect((await elsewhere.call('getStaff')).status).toBe(200);
  });

  test('proves itself anew by a code that counts once', async () => {
    const { visitor, ...person } = await hire('owner', everyMerchant);
    const invited = () =>
      visitor.call('inviteStaff', {
        body: { email: `new${now().getTime()}@operator.example`, language: 'en', grants },
      });
    expect((await invited()).status).toBe(200);
    await moveClock(5 * 60);
    expect((await invited()).error?.code).toBe('PROOF_DUE');
    const code = await freshCode(person);
    expect((await visitor.call('proveStaff', { body: { code: '000000' } })).error?.code).toBe('CODE_WRONG');
    expect((await visitor.call('proveStaff', { body: { code } })).status).toBe(200);
    expect((await visitor.call('proveStaff', { body: { code } })).error?.code).toBe('CODE_WRONG');
    expect((await invited()).status).toBe(200);
  });
});

describe('an owner', () => {
  /** Another owner agrees to what waits about a person. */
  const agree = async (email: string) => {
    const { visitor } = await hire('owner', everyMerchant);
    const { value } = await visitor.call('getStaffPeopleRequests');
    const id = value?.requests.find((request) => request.email === email)?.id ?? '';
    return visitor.call('decideStaffPeopleRequest', { body: { id, decision: 'agree' } });
  };
  const change = async (person: TestStaff, next: typeof grants) => {
    await owner.visitor.call('proveStaff', { body: { code: await freshCode(owner) } });
    const body = { id: person.id, grants: next, reason: 'Other work.' };
    expect((await owner.visitor.call('setStaffGrants', { body })).value).toEqual({ outcome: 'asked' });
    expect((await agree(person.email)).value).toEqual({ outcome: 'done' });
  };

  test('invites a person, who is there as invited and then by name', async () => {
    await owner.visitor.call('proveStaff', { body: { code: await freshCode(owner) } });
    const body = { email: 'Nga@operator.example', language: 'vi' as const, grants };
    expect((await owner.visitor.call('inviteStaff', { body })).value).toEqual({ outcome: 'asked' });
    expect((await agree('nga@operator.example')).value).toEqual({ outcome: 'done' });
    const { value: invited } = await owner.visitor.call('getStaffPeople');
    expect(invited?.people).toContainEqual(
      expect.objectContaining({ email: 'nga@operator.example', name: null, grants }),
    );
    const [mail = ''] = await readOutbox(visit(), 'nga@operator.example');
    expect(mail).toContain('trang quản trị');
    await join('nga@operator.example', grants);
    const { value: list } = await owner.visitor.call('getStaffPeople');
    expect(list?.people.find(({ email }) => email === 'nga@operator.example')).toMatchObject({
      name: 'nga',
      invitedUntil: null,
    });
    expect((await owner.visitor.call('inviteStaff', { body })).error?.code).toBe('STAFF_KNOWN');
    const unknown = {
      ...body,
      email: 'x@operator.example',
      grants: [{ merchant: 'NOBODY', role: 'owner' as const }],
    };
    expect(
      (await owner.visitor.call('inviteStaff', { body: unknown })).error?.details?.fields?.[0]?.field,
    ).toBe('grants.0.merchant');
  });

  test('takes a role away, and its person is out everywhere at once; a further role ends nothing', async () => {
    const person = await hire('payments');
    const elsewhere = atConsole();
    await logIn(person, elsewhere);
    const more = [...grants, { merchant: 'NORTHBAY', role: 'payments' as const }];
    await change(person, more);
    expect((await person.visitor.call('getStaff')).value?.merchants).toHaveLength(2);
    await change(person, grants);
    for (const visitor of [person.visitor, elsewhere])
      expect((await visitor.call('getStaff')).error?.code).toBe('SESSION_EXPIRED');
    expect((await logIn(person, person.visitor)).value?.merchants).toHaveLength(1);
  });

  test('removes a person, who is out at once and does not come back', async () => {
    const person = await hire('payments');
    await owner.visitor.call('proveStaff', { body: { code: await freshCode(owner) } });
    const { value } = await owner.visitor.call('removeStaff', {
      body: { id: person.id, reason: 'Has left.' },
    });
    expect(value).toEqual({ outcome: 'done' });
    expect((await person.visitor.call('getStaff')).error?.code).toBe('SESSION_EXPIRED');
    expect((await logIn(person, person.visitor)).error?.code).toBe('WRONG_CREDENTIALS');
    const { value: list } = await owner.visitor.call('getStaffPeople');
    expect(list?.people.map(({ email }) => email)).not.toContain(person.email);
  });

  test('finds what was done about staff, with reason, before and after', async () => {
    const person = await hire('payments');
    await change(person, [{ merchant: 'NORTHBAY', role: 'payments' }]);
    const { value } = await owner.visitor.call('getInstallationActions', {
      query: { subject: person.email, operation: 'decideStaffPeopleRequest' },
    });
    expect(value?.actions[0]).toMatchObject({
      reason: 'Other work.',
      changes: [{ field: 'grants', before: 'SENVANG payments', after: 'NORTHBAY payments' }],
    });
    expect(value?.actions[1]?.changes).toContainEqual(
      expect.objectContaining({ field: 'askedBy', before: owner.name }),
    );
  });
});

test('the last owner stays, whoever would take them away and however many at once', async () => {
  const fresh = openStaff(site);
  const { database } = platform().services;
  await database.system((db) => db.execute('delete from staff_grants'));
  const pair = [await fresh.hire('owner', everyMerchant), await fresh.hire('owner', everyMerchant)];
  for (const [index, { visitor }] of pair.entries())
    await visitor.call('removeStaff', {
      body: { id: pair[1 - index]?.id ?? '', reason: 'Against each other.' },
    });
  const { value: waiting } = await pair[0]!.visitor.call('getStaffPeopleRequests');
  const answers = await Promise.all(
    pair.map(({ visitor, email }) => {
      const id = waiting?.requests.find((request) => request.email === email)?.id ?? '';
      return visitor.call('decideStaffPeopleRequest', { body: { id, decision: 'agree' } });
    }),
  );
  expect(answers.filter(({ value }) => value?.outcome === 'done')).toHaveLength(1);
  const [left] = pair.filter((_, index) => answers[index]?.value?.outcome !== 'done');
  const own = { id: left?.id ?? '', reason: 'Tired.' };
  expect((await left?.visitor.call('removeStaff', { body: own }))?.error?.code).toBe('LAST_OWNER');
  const less = { ...own, grants };
  expect((await left?.visitor.call('setStaffGrants', { body: less }))?.error?.code).toBe('LAST_OWNER');
  owner = await fresh.hire('owner', everyMerchant);
});
