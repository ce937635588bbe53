import { eq } from '#drizzle';
import { expect, test } from 'vitest';
import { readCode } from '../../session/testing/readCode.ts';
import { knownAddresses } from '../../secondFactor/schema.ts';
import { codeOf } from '../../secondFactor/testing/codeOf.ts';
import { challengeOf, prove, tryLogin } from '../../secondFactor/testing/meetChallenge.ts';
import { openAskingSite } from '../../secondFactor/testing/openAskingSite.ts';

const { platform, visit, moveClock, settle, eventsOf, methodsOf, tenant, now, join, addCard, turnOn } =
  openAskingSite();

test('the address of the registration is known, another one is not, and its /64 counts as one', async () => {
  const { username } = await join();
  const away = visit({ address: 'fd00:db8:1:2::a' });
  const { challenge } = await challengeOf(away, username);
  expect(away.token).toBeUndefined();
  expect([...away.cookies.keys()]).toEqual([]);
  await prove(away, challenge, 'boundEmail', `${username}@lotus.example`);
  expect((await tryLogin(visit({ address: 'fd00:db8:1:2:ffff::1' }), username)).status).toBe(200);
  expect((await tryLogin(visit({ address: 'fd00:db8:1:3::a' }), username)).error?.code).toBe(
    'ADDRESS_UNKNOWN',
  );
});

test('at home the login goes on', async () => {
  const { username, home } = await join();
  expect((await tryLogin(home, username)).status).toBe(200);
});

test('a merchant that takes no proof asks for none, and the address is known later', async () => {
  const { username } = await join();
  await settle({ secondFactor: [] });
  const away = visit();
  expect((await tryLogin(away, username)).status).toBe(200);
  await settle({ secondFactor: ['email', 'boundEmail'] });
  expect((await tryLogin(away, username)).status).toBe(200);
});

test('the very first login of an account records its address', async () => {
  const { username, id } = await join({ lastLoginAt: null });
  await tenant((tx) => tx.delete(knownAddresses).where(eq(knownAddresses.accountId, id)));
  expect((await tryLogin(visit(), username)).status).toBe(200);
  expect((await tryLogin(visit(), username)).error?.code).toBe('ADDRESS_UNKNOWN');
});

test('an address that was not used for 90 days is not known any more', async () => {
  const { username, home } = await join();
  await moveClock(89 * 86_400);
  expect((await tryLogin(home, username)).status).toBe(200);
  await moveClock(91 * 86_400);
  expect((await tryLogin(home, username)).error?.code).toBe('ADDRESS_UNKNOWN');
});

test('a wrong password and an unknown name are answered as ever', async () => {
  const { username } = await join();
  const [wrong, nobody] = await Promise.all([
    visit().call('login', { body: { type: 'username', username, password: 'Wrong-1357' } }),
    visit().call('login', { body: { type: 'username', username: 'nobody9', password: 'Wrong-1357' } }),
  ]);
  expect(wrong.error).toEqual({ ...nobody.error, requestId: wrong.error?.requestId });
  expect(wrong.error?.details?.verification).toBeUndefined();
});

test('a login by SMS has proved enough, and its address is known', async () => {
  const { username } = await join({ mobile: '+84911222333' });
  const away = visit();
  const body = { mobileNum: '0911222333', countryDialingCode: '84' };
  await away.call('sendSms', { body });
  const verificationCode = await readCode(visit(), '+84911222333');
  expect((await away.call('login', { body: { type: 'sms', ...body, verificationCode } })).status).toBe(200);
  expect((await tryLogin(away, username)).status).toBe(200);
});

test('a login by SMS does not go around an authenticator, nor is a second SMS enough', async () => {
  const member = await join({ mobile: '+84911222444' });
  const { secret } = await turnOn(member);
  const away = visit();
  const body = { mobileNum: '0911222444', countryDialingCode: '84' };
  await away.call('sendSms', { body });
  const verificationCode = await readCode(visit(), '+84911222444');
  const bySms = () => away.call('login', { body: { type: 'sms', ...body, verificationCode } });
  const { error } = await bySms();
  expect(error?.code).toBe('ADDRESS_UNKNOWN');
  expect(error?.details?.verification?.methods).toEqual([{ method: 'authenticator', hint: null }]);
  const challenge = error?.details?.verification?.challenge ?? '';
  const sent = await away.call('sendLoginVerificationCode', { body: { challenge, method: 'sms' } });
  expect(sent.error?.code).toBe('RECEIVER_UNVERIFIED');
  expect((await prove(away, challenge, 'sms', verificationCode)).error?.code).toBe('PROOF_WRONG');
  expect((await bySms()).status).toBe(400);
  expect((await prove(away, challenge, 'authenticator', codeOf(secret, now()))).status).toBe(200);
});

test('whoever has nothing to prove a login by is let in, on the record and told in the inbox', async () => {
  const { username, id } = await join({
    mobile: null,
    isMobileVerified: false,
    email: null,
    emailKey: null,
    isEmailVerified: false,
  });
  const away = visit();
  expect((await tryLogin(away, username)).status).toBe(200);
  expect(await eventsOf(id, 'login.unprovable')).toHaveLength(1);
  const [newest] = (await away.call('getInbox')).value?.messages ?? [];
  expect(newest?.html).toMatch(/10\.7\.•••\.•••/);
});

test('a merchant that settles nothing asks for what a member has, not for what can be known', async () => {
  const shipped = platform().services.merchants.find(({ code }) => code === 'SENVANG')?.settings;
  await settle({
    secondFactor: [...(shipped?.secondFactor ?? [])],
    secondFactorAfter: [...(shipped?.secondFactorAfter ?? [])],
  });
  const member = await join();
  await addCard(member, 'NGUYEN VAN A');
  expect(await methodsOf(member.username)).toEqual(['sms', 'email']);
});

test('the days for which an address stays known are the merchant’s', async () => {
  const { username, home } = await join();
  await settle({ knownAddressDays: 7 });
  await moveClock(8 * 86_400);
  expect((await tryLogin(home, username)).error?.code).toBe('ADDRESS_UNKNOWN');
});

test('where the merchant asks after an SMS too, another way than the phone proves it', async () => {
  await settle({ secondFactorAfter: ['sms'] });
  const { email } = await join({ mobile: '+84911222555' });
  const away = visit();
  const body = { mobileNum: '0911222555', countryDialingCode: '84' };
  await away.call('sendSms', { body });
  const verificationCode = await readCode(visit(), '+84911222555');
  const { error } = await away.call('login', { body: { type: 'sms', ...body, verificationCode } });
  const { challenge = '', methods } = error?.details?.verification ?? {};
  expect(methods?.map(({ method }) => method)).toEqual(['email', 'boundEmail']);
  expect((await prove(away, challenge, 'sms', verificationCode)).error?.code).toBe('PROOF_WRONG');
  expect((await prove(away, challenge, 'boundEmail', email)).status).toBe(200);
});
