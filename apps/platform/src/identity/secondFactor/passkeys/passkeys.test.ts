import { eq } from '#drizzle';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '../../../kernel/audit/schema.ts';
import { writeMessage } from '../../../kernel/delivery/writeMessage.ts';
import { testPassword } from '../../session/testing/fillRegistration.ts';
import type { Visitor } from '../../session/testing/createVisitor.ts';
import { openTestSite } from '../../session/testing/openTestSite.ts';
import { readOutbox } from '../../session/testing/readOutbox.ts';
import { codeOf } from '../testing/codeOf.ts';
import { createPasskeyDevice } from '../testing/createPasskeyDevice.ts';
import { challengeOf, prove } from '../testing/meetChallenge.ts';
import { openMembers } from '../testing/openMembers.ts';

const site = openTestSite();
const { visit, setFlags, settle, moveClock, brandName } = site;
const { join, turnOn, now, tenant } = openMembers(site);
type Device = ReturnType<typeof createPasskeyDevice>;

beforeAll(() => setFlags({ LOGINREQCAPTCHA3: false }));
beforeEach(async () => {
  await settle({ secondFactor: ['passkey', 'authenticator', 'sms'] });
});

const begin = async (visitor: Visitor, extra: { password?: string; code?: string } = {}) =>
  visitor.call('beginPasskey', { body: { password: testPassword, ...extra } });

const beginFor = async (visitor: Visitor) => {
  const { value, text } = await begin(visitor);
  if (!value) throw new Error(text);
  return value;
};

const add = async (visitor: Visitor, device: Device) =>
  visitor.call('addPasskey', { body: device.make(await beginFor(visitor)) });

const ask = async (visitor: Visitor, challenge?: string) => {
  const { value, text } = await visitor.call('askPasskey', { body: challenge ? { challenge } : {} });
  if (!value) throw new Error(text);
  return value;
};

const enter = (visitor: Visitor, assertion: ReturnType<Device['sign']>) =>
  visitor.call('loginByPasskey', { body: { assertion } });

/** A member who has a passkey. */
const joinWithPasskey = async (device = createPasskeyDevice()) => {
  const member = await join();
  const added = await add(member.home, device);
  if (added.status !== 200) throw new Error(added.text);
  return { ...member, device };
};

const eventsOf = (id: string) =>
  tenant<{ event: string; details: object }[]>((tx) =>
    tx.select().from(auditEvents).where(eq(auditEvents.accountId, id)),
  );

describe('a passkey', () => {
  test('is added by the password, told of, and listed without what it is made of', async () => {
    const { home, email } = await join();
    const device = createPasskeyDevice();
    const options = await beginFor(home);
    expect(options).toMatchObject({ rp: { id: 'sen-vang.localhost' }, attestation: 'none' });
    const { value } = await home.call('addPasskey', { body: device.make(options) });
    expect(value).toMatchObject({ host: 'sen-vang.localhost', lastUsedAt: null });
    const security = await home.call('getSecurity');
    expect(security.value?.passkeys).toEqual([value]);
    expect(security.text).not.toContain(device.id);
    expect(await readOutbox(visit(), email)).toEqual([
      writeMessage('en', { name: 'passkeyAdded', brand: brandName() }).text,
    ]);
    expect((await beginFor(home)).excludeCredentials).toMatchObject([{ id: device.id }]);
  });

  test('is not added without the password, nor past an authenticator that is on', async () => {
    const member = await join();
    expect((await begin(member.home, { password: 'Another-1' })).error?.code).toBe('PASSWORD_WRONG');
    const { secret } = await turnOn(member);
    expect((await begin(member.home)).error?.code).toBe('CODE_WRONG');
    expect((await begin(member.home, { code: '000000' })).error?.code).toBe('CODE_WRONG');
    expect((await begin(member.home, { code: codeOf(secret, now()) })).status).toBe(200);
  });

  test('logs in without name and password, from anywhere, and says when', async () => {
    const { device, username, home } = await joinWithPasskey();
    const away = visit();
    const entered = await enter(away, device.sign(await ask(away)));
    expect(entered.status).toBe(200);
    expect((await away.call('getMemberInfo')).value).toMatchObject({ account: username });
    const [passkey] = (await home.call('getSecurity')).value?.passkeys ?? [];
    expect(passkey?.lastUsedAt).not.toBeNull();
    expect((await away.call('getDevices')).value?.logins[0]).toMatchObject({
      outcome: 'succeeded',
      method: 'passkey',
    });
  });

  test('one that does not count goes on too', async () => {
    const { device } = await joinWithPasskey(createPasskeyDevice('sen-vang.localhost', 0));
    for (let round = 0; round < 2; round += 1) {
      const away = visit();
      expect((await enter(away, device.sign(await ask(away), { counts: false }))).status).toBe(200);
    }
  });

  test('removed, it opens nothing any more', async () => {
    const { device, home } = await joinWithPasskey();
    const [passkey] = (await home.call('getSecurity')).value?.passkeys ?? [];
    const id = passkey?.id ?? '';
    const remove = (visitor: Visitor, password = testPassword) =>
      visitor.call('removePasskey', { body: { id, password } });
    const { home: stranger } = await join();
    expect((await remove(stranger)).error?.code).toBe('NOT_FOUND');
    expect((await remove(home, 'Another-1')).error?.code).toBe('PASSWORD_WRONG');
    expect((await remove(home)).status).toBe(200);
    const away = visit();
    expect((await enter(away, device.sign(await ask(away)))).error?.code).toBe('PASSKEY_REFUSED');
  });
});

describe('as the second proof', () => {
  test('it meets the challenge of its own member', async () => {
    const { device, username } = await joinWithPasskey();
    const away = visit();
    const { challenge, methods } = await challengeOf(away, username);
    expect(methods[0]).toEqual({ method: 'passkey', hint: null });
    const options = await ask(away, challenge);
    expect(options.allowCredentials).toMatchObject([{ id: device.id }]);
    const proof = JSON.stringify(device.sign(options));
    expect((await prove(away, challenge, 'passkey', proof)).status).toBe(200);
    expect((await prove(away, challenge, 'passkey', proof)).error?.code).toBe('VERIFICATION_OVER');
  });

  test('another member’s passkey, one signed for a login, and nonsense prove nothing', async () => {
    const [one, other] = [await joinWithPasskey(), await joinWithPasskey()];
    const away = visit();
    const { challenge } = await challengeOf(away, one.username);
    const proofs = [
      JSON.stringify(other.device.sign(await ask(away, challenge))),
      JSON.stringify(one.device.sign(await ask(away))),
      '{"id":"x"}',
      'passkey',
    ];
    for (const proof of proofs)
      expect((await prove(away, challenge, 'passkey', proof)).error?.code).toBe('PROOF_WRONG');
    expect(away.token).toBeUndefined();
  });
});

describe('attacks', () => {
  test('what was signed once opens nothing a second time, nor elsewhere', async () => {
    const { device } = await joinWithPasskey();
    const [away, thief] = [visit(), visit()];
    const assertion = device.sign(await ask(away));
    expect((await enter(away, assertion)).status).toBe(200);
    expect((await enter(thief, assertion)).error?.code).toBe('PASSKEY_REFUSED');
  });

  test('of one signature sent several times at once one opens a session', async () => {
    const { device } = await joinWithPasskey();
    const assertion = device.sign(await ask(visit()));
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter(visit(), assertion)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a challenge that is late is none', async () => {
    const { device } = await joinWithPasskey();
    const away = visit();
    const options = await ask(away);
    await moveClock(6 * 60);
    expect((await enter(away, device.sign(options))).error?.code).toBe('PASSKEY_REFUSED');
  });

  test('a counter that does not go on is a copy, and the trail keeps it', async () => {
    const { device, id } = await joinWithPasskey();
    const away = visit();
    expect((await enter(away, device.sign(await ask(away)))).status).toBe(200);
    device.rewind(1);
    expect((await enter(visit(), device.sign(await ask(visit())))).error?.code).toBe('PASSKEY_REFUSED');
    device.rewind(0);
    const still = device.sign(await ask(visit()), { counts: false });
    expect((await enter(visit(), still)).error?.code).toBe('PASSKEY_REFUSED');
    const refusals = (await eventsOf(id)).filter(({ event }) => event === 'passkey.refused');
    expect(refusals.map(({ details }) => details)).toEqual([{ reason: 'counter' }, { reason: 'counter' }]);
  });

  test('another merchant knows nothing of it, and what was signed there opens nothing here', async () => {
    const { device } = await joinWithPasskey();
    const abroad = visit({ host: 'northbay.localhost' });
    const there = await ask(abroad);
    const asThere = { origin: 'http://northbay.localhost', rpId: 'northbay.localhost' };
    expect((await enter(abroad, device.sign(there, asThere))).error?.code).toBe('PASSKEY_REFUSED');
    expect(
      (await enter(visit(), device.sign(await ask(abroad), { rpId: 'sen-vang.localhost' }))).error?.code,
    ).toBe('PASSKEY_REFUSED');
  });

  test.each([
    ['another site’s page', { origin: 'http://sen-vang.example' }],
    ['another site’s name', { rpId: 'sen-vang.example' }],
    ['nobody who was verified', { isUnverified: true as const }],
  ])('what was signed for %s opens nothing', async (_whose, place) => {
    const { device } = await joinWithPasskey();
    const away = visit();
    expect((await enter(away, device.sign(await ask(away), place))).error?.code).toBe('PASSKEY_REFUSED');
  });

  test('a member cannot add what was made for another, nor take another’s passkey', async () => {
    const [one, other] = [await join(), await joinWithPasskey()];
    const made = createPasskeyDevice().make(await beginFor(other.home));
    expect((await one.home.call('addPasskey', { body: made })).error?.code).toBe('PASSKEY_REFUSED');
    expect((await add(one.home, other.device)).error?.code).toBe('PASSKEY_REFUSED');
  });

  test('a made passkey is taken once, and not from another page', async () => {
    const { home } = await join();
    const device = createPasskeyDevice();
    const made = device.make(await beginFor(home));
    expect((await home.call('addPasskey', { body: made })).status).toBe(200);
    expect((await home.call('addPasskey', { body: made })).error?.code).toBe('PASSKEY_REFUSED');
    const foreign = createPasskeyDevice().make(await beginFor(home), { origin: 'http://evil.example' });
    expect((await home.call('addPasskey', { body: foreign })).error?.code).toBe('PASSKEY_REFUSED');
  });
});
