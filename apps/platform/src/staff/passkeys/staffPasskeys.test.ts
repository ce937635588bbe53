import { everyMerchant } from '@marquee/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../identity/secondFactor/testing/codeOf.ts';
import { createPasskeyDevice } from '../../identity/secondFactor/testing/createPasskeyDevice.ts';
import type { Visitor } from '../../identity/session/testing/createVisitor.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { readOutbox } from '../../identity/session/testing/readOutbox.ts';
import { writeMessage } from '../../kernel/delivery/writeMessage.ts';
import { consoleHost, openStaff, staffPassword, type TestStaff } from '../testing/openStaff.ts';

const site = openTestSite();
const { platform, visit, moveClock } = site;
const { inviteTo, acceptanceOf, hire, freshCode } = openStaff(site);
const now = () => platform().services.clock.now();
const atConsole = () => visit({ host: consoleHost });
const createDevice = (startsAt?: number) => createPasskeyDevice(consoleHost, startsAt);
type Device = ReturnType<typeof createDevice>;

let owner: TestStaff;
beforeAll(async () => {
  owner = await hire('owner', everyMerchant);
});

/** What a call answers that has to answer. */
const valueOf = <T>({ value, text }: { value?: T | undefined; text: string }): T => {
  if (value === undefined) throw new Error(text);
  return value;
};

const add = async (visitor: Visitor, device: Device) => {
  const options = valueOf(await visitor.call('beginStaffPasskey'));
  return visitor.call('addStaffPasskey', { body: device.make(options) });
};

const ask = async (visitor: Visitor) => valueOf(await visitor.call('askStaffPasskey'));

type Entering = { email: string; device: Device; password?: string; visitor?: Visitor };

const logIn = async ({ email, device, password = staffPassword, visitor = atConsole() }: Entering) => {
  const assertion = device.sign(await ask(visitor));
  return visitor.call('loginStaff', { body: { email, password, assertion } });
};

/** Somebody who has come in by a passkey, and has nothing else. */
let people = 0;
const joinByPasskey = async (device = createDevice()) => {
  people += 1;
  const email = `key${people}@operator.example`;
  const token = await inviteTo(email, [{ merchant: everyMerchant, role: 'owner' }]);
  const visitor = atConsole();
  const options = valueOf(await visitor.call('beginInvitedPasskey', { body: { token } }));
  const { code: _none, ...body } = acceptanceOf(token, `Key ${people}`, '000000');
  const self = valueOf(
    await visitor.call('acceptStaffInvitation', { body: { ...body, passkey: device.make(options) } }),
  );
  return { email, visitor, device, self };
};

/** Somebody with an authenticator who has added a passkey. */
const hireWithPasskey = async (device = createDevice()) => {
  const person = await hire('payments');
  valueOf(await add(person.visitor, device));
  return { ...person, device };
};

const trailOf = async (subject: string) => {
  await owner.visitor.call('proveStaff', { body: { code: await freshCode(owner) } });
  const { actions } = valueOf(
    await owner.visitor.call('getInstallationActions', { query: { subject, page: 1, pageSize: 30 } }),
  );
  return actions.map(({ operation, changes }) => ({ operation, changes }));
};

describe('an invitation', () => {
  test('is accepted by a passkey in place of an authenticator', async () => {
    const { email, self, device } = await joinByPasskey();
    expect(self).toMatchObject({ email, proofs: ['passkey'] });
    expect((await logIn({ email, device })).value).toMatchObject({ email });
    expect(await trailOf(email)).toContainEqual(
      expect.objectContaining({
        operation: 'acceptStaffInvitation',
        changes: expect.arrayContaining([{ field: 'proof', before: null, after: 'passkey' }]),
      }),
    );
  });

  test('takes neither a passkey of another invitation, nor nothing', async () => {
    const grants = [{ merchant: 'SENVANG', role: 'payments' as const }];
    const [mine, other] = [
      await inviteTo('mine@operator.example', grants),
      await inviteTo('other@operator.example', grants),
    ];
    const device = createDevice();
    const made = device.make(
      valueOf(await atConsole().call('beginInvitedPasskey', { body: { token: other } })),
    );
    const { code: _none, ...body } = acceptanceOf(mine, 'Mine', '000000');
    const accept = (more: object) =>
      atConsole().call('acceptStaffInvitation', { body: { ...body, ...more } });
    expect((await accept({ passkey: made })).error?.code).toBe('PASSKEY_REFUSED');
    expect((await accept({})).error?.code).toBe('CODE_WRONG');
  });

  test('of somebody who lost everything takes the passkeys of before away', async () => {
    const { email, device } = await joinByPasskey();
    const token = await inviteTo(email, [{ merchant: everyMerchant, role: 'owner' }]);
    const { secret } = valueOf(await atConsole().call('readStaffInvitation', { body: { token } }));
    const body = acceptanceOf(token, 'Anew', codeOf(secret, now()));
    const { proofs } = valueOf(await atConsole().call('acceptStaffInvitation', { body }));
    expect(proofs).toEqual(['authenticator']);
    expect((await logIn({ email, device })).error?.code).toBe('WRONG_CREDENTIALS');
  });
});

describe('a login by passkey', () => {
  test('takes the password too, and answers alike whatever is wrong', async () => {
    const { email, device } = await hireWithPasskey();
    const { device: theirs } = await hireWithPasskey();
    expect((await logIn({ email, device })).value).toMatchObject({
      email,
      proofs: ['passkey', 'authenticator'],
    });
    const wrong = [
      await logIn({ email, device, password: 'Another-one-12' }),
      await logIn({ email, device: theirs }),
      await logIn({ email, device: createDevice() }),
      await logIn({ email: 'nobody@operator.example', device }),
      await atConsole().call('loginStaff', { body: { email, password: staffPassword } }),
    ];
    expect(wrong.map(({ error }) => error?.code)).toEqual(wrong.map(() => 'WRONG_CREDENTIALS'));
    expect(new Set(wrong.map(({ error }) => error?.message)).size).toBe(1);
  });

  test('is good once, for a while, and only for what it was asked for', async () => {
    const { email, device, visitor } = await hireWithPasskey();
    const enter = (assertion: ReturnType<Device['sign']>) =>
      atConsole().call('loginStaff', { body: { email, password: staffPassword, assertion } });
    const assertion = device.sign(await ask(atConsole()));
    expect((await enter(assertion)).status).toBe(200);
    expect((await enter(assertion)).error?.code).toBe('WRONG_CREDENTIALS');
    const late = device.sign(await ask(atConsole()));
    await moveClock(5 * 60);
    expect((await enter(late)).error?.code).toBe('WRONG_CREDENTIALS');
    const proof = device.sign(valueOf(await visitor.call('askStaffProofPasskey')));
    expect((await enter(proof)).error?.code).toBe('WRONG_CREDENTIALS');
  });

  test.each([
    { name: 'signed for another site', place: { origin: 'http://sen-vang.localhost' } },
    { name: 'bound to another host', place: { rpId: 'sen-vang.localhost' } },
    { name: 'of a device that was not unlocked', place: { isUnverified: true as const } },
  ])('$name is refused', async ({ place }) => {
    const { email, device } = await hireWithPasskey();
    const assertion = device.sign(await ask(atConsole()), place);
    const { error } = await atConsole().call('loginStaff', {
      body: { email, password: staffPassword, assertion },
    });
    expect(error?.code).toBe('WRONG_CREDENTIALS');
    expect((await logIn({ email, device })).status).toBe(200);
  });

  test('of a copied key is refused, and the trail says so', async () => {
    const { email, device } = await hireWithPasskey();
    expect((await logIn({ email, device })).status).toBe(200);
    device.rewind(0);
    expect((await logIn({ email, device })).error?.code).toBe('WRONG_CREDENTIALS');
    expect(await trailOf(email)).toContainEqual({
      operation: 'loginStaff',
      changes: expect.arrayContaining([{ field: 'passkey', before: null, after: 'counter' }]),
    });
  });

  test('one that does not count goes on', async () => {
    const { email, device } = await joinByPasskey(createDevice(0));
    for (let round = 0; round < 2; round += 1) {
      const assertion = device.sign(await ask(atConsole()), { counts: false });
      const body = { email, password: staffPassword, assertion };
      expect((await atConsole().call('loginStaff', { body })).status).toBe(200);
    }
  });
});

describe('a fresh proof by passkey', () => {
  const invite = (visitor: Visitor) =>
    visitor.call('inviteStaff', {
      body: {
        email: `new${now().getTime()}@operator.example`,
        language: 'en',
        grants: [{ merchant: 'SENVANG', role: 'payments' }],
      },
    });
  const prove = async (visitor: Visitor, device: Device) => {
    const assertion = device.sign(valueOf(await visitor.call('askStaffProofPasskey')));
    return visitor.call('proveStaff', { body: { assertion } });
  };

  test('opens what needs one, for five minutes', async () => {
    const { visitor, device } = await joinByPasskey();
    await moveClock(5 * 60);
    expect((await invite(visitor)).error?.code).toBe('PROOF_DUE');
    expect((await prove(visitor, device)).status).toBe(200);
    expect((await invite(visitor)).status).toBe(200);
    await moveClock(5 * 60);
    expect((await invite(visitor)).error?.code).toBe('PROOF_DUE');
  });

  test('is neither somebody else’s, nor one of another session, nor one that was given before', async () => {
    const [{ visitor, device, email }, other] = [await joinByPasskey(), await joinByPasskey()];
    const give = (assertion: ReturnType<Device['sign']>, at = visitor) =>
      at.call('proveStaff', { body: { assertion } });
    const options = valueOf(await visitor.call('askStaffProofPasskey'));
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([device.id]);
    expect((await give(other.device.sign(options))).error?.code).toBe('PASSKEY_REFUSED');
    const elsewhere = atConsole();
    valueOf(await logIn({ email, device, visitor: elsewhere }));
    const assertion = device.sign(options);
    expect((await give(assertion, elsewhere)).error?.code).toBe('PASSKEY_REFUSED');
    const mine = device.sign(valueOf(await visitor.call('askStaffProofPasskey')));
    expect((await give(mine)).status).toBe(200);
    expect((await give(mine)).error?.code).toBe('PASSKEY_REFUSED');
    expect((await give(device.sign(await ask(visitor)))).error?.code).toBe('PASSKEY_REFUSED');
  });

  test('of a passkey that was removed meanwhile proves nothing', async () => {
    const { visitor, device } = await hireWithPasskey();
    const { passkeys } = valueOf(await visitor.call('getStaffProofs'));
    const options = valueOf(await visitor.call('askStaffProofPasskey'));
    const id = passkeys[0]?.id ?? '';
    expect((await visitor.call('removeStaffPasskey', { body: { id } })).status).toBe(200);
    const body = { assertion: device.sign(options) };
    expect((await visitor.call('proveStaff', { body })).error?.code).toBe('PASSKEY_REFUSED');
    expect((await visitor.call('askStaffProofPasskey')).error?.code).toBe('PASSKEY_REFUSED');
  });
});

describe('the own account', () => {
  beforeEach(async () => {
    await moveClock(30);
  });

  test('lists passkeys without what they are made of; each is told by e-mail and stands in the trail', async () => {
    const { visitor, email, device } = await hireWithPasskey();
    const { value, text } = await visitor.call('getStaffProofs');
    expect(value).toMatchObject({ hasAuthenticator: true, passkeys: [{ host: consoleHost }] });
    expect(text).not.toContain(device.id);
    expect(await readOutbox(visit(), email)).toContain(
      writeMessage('en', { name: 'staffProofAdded', host: consoleHost }).text,
    );
    expect((await trailOf(email))[0]).toMatchObject({ operation: 'addStaffPasskey' });
  });

  test('is changed after a fresh proof alone', async () => {
    const { visitor } = await hireWithPasskey();
    const options = valueOf(await visitor.call('beginStaffPasskey'));
    await moveClock(5 * 60);
    const body = createDevice().make(options);
    for (const answer of [
      await visitor.call('beginStaffPasskey'),
      await visitor.call('addStaffPasskey', { body }),
      await visitor.call('removeStaffPasskey', { body: { id: 'any' } }),
      await visitor.call('beginStaffAuthenticator'),
      await visitor.call('removeStaffAuthenticator'),
    ])
      expect(answer.error?.code).toBe('PROOF_DUE');
  });

  test('takes no passkey that was made in another session or for another site, nor one twice', async () => {
    const [mine, other] = [await hire('payments'), await hire('payments')];
    const options = valueOf(await other.visitor.call('beginStaffPasskey'));
    const give = (body: ReturnType<Device['make']>) => mine.visitor.call('addStaffPasskey', { body });
    expect((await give(createDevice().make(options))).error?.code).toBe('PASSKEY_REFUSED');
    const own = async () => valueOf(await mine.visitor.call('beginStaffPasskey'));
    const foreign = createDevice().make(await own(), { origin: 'http://sen-vang.localhost' });
    expect((await give(foreign)).error?.code).toBe('PASSKEY_REFUSED');
    const device = createDevice();
    expect((await give(device.make(await own()))).status).toBe(200);
    expect((await give(device.make(await own()))).error?.code).toBe('PASSKEY_REFUSED');
  });

  test('keeps the last proof, however both are taken away at once', async () => {
    const { visitor } = await hireWithPasskey();
    const { passkeys } = valueOf(await visitor.call('getStaffProofs'));
    const answers = await Promise.all([
      visitor.call('removeStaffPasskey', { body: { id: passkeys[0]?.id ?? '' } }),
      visitor.call('removeStaffAuthenticator'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ error }) => error)?.error?.code).toBe('LAST_PROOF');
    const left = valueOf(await visitor.call('getStaffProofs'));
    expect(left.passkeys.length + Number(left.hasAuthenticator)).toBe(1);
  });

  test('removes nobody else’s, and ends the other sessions with what it removes', async () => {
    const person = await hireWithPasskey();
    const other = await hireWithPasskey();
    const id = valueOf(await person.visitor.call('getStaffProofs')).passkeys[0]?.id ?? '';
    const remove = (visitor: Visitor) => visitor.call('removeStaffPasskey', { body: { id } });
    expect((await remove(other.visitor)).error?.code).toBe('NOT_FOUND');
    const elsewhere = atConsole();
    valueOf(await logIn({ ...person, visitor: elsewhere }));
    expect((await remove(person.visitor)).status).toBe(200);
    expect((await elsewhere.call('getStaff')).error?.code).toBe('SESSION_EXPIRED');
    expect((await person.visitor.call('getStaff')).value).toMatchObject({ proofs: ['authenticator'] });
    expect((await logIn(person)).error?.code).toBe('WRONG_CREDENTIALS');
  });

  test('sets an authenticator up by its first code, which then proves', async () => {
    const { visitor, email } = await joinByPasskey();
    const { secret } = valueOf(await visitor.call('beginStaffAuthenticator'));
    const take = (code: string) => visitor.call('addStaffAuthenticator', { body: { code } });
    expect((await take('000000')).error?.code).toBe('CODE_WRONG');
    expect(valueOf(await visitor.call('getStaff')).proofs).toEqual(['passkey']);
    expect((await take(codeOf(secret, now()))).status).toBe(200);
    const code = await freshCode({ secret });
    const entered = await atConsole().call('loginStaff', { body: { email, password: staffPassword, code } });
    expect(entered.value).toMatchObject({ proofs: ['passkey', 'authenticator'] });
    expect((await visitor.call('removeStaffAuthenticator')).status).toBe(200);
    const later = await freshCode({ secret });
    const body = { email, password: staffPassword, code: later };
    expect((await atConsole().call('loginStaff', { body })).error?.code).toBe('WRONG_CREDENTIALS');
  });
});
