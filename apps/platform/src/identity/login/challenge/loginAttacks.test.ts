import { eq } from '#drizzle';
import { expect, test } from 'vitest';
import { accounts } from '../../accounts/schema.ts';
import { testPassword } from '../../session/testing/fillRegistration.ts';
import { readCode } from '../../session/testing/readCode.ts';
import { knownAddresses, loginChallenges } from '../../secondFactor/schema.ts';
import { codeOf } from '../../secondFactor/testing/codeOf.ts';
import { challengeOf, prove, tryLogin } from '../../secondFactor/testing/meetChallenge.ts';
import { openAskingSite } from '../../secondFactor/testing/openAskingSite.ts';

const { visit, moveClock, eventsOf, tenant, now, join, turnOn } = openAskingSite();

test('five wrong proofs end a challenge, however many come at once, and the right one is late', async () => {
  const { username, email, id } = await join();
  const away = visit();
  const { challenge } = await challengeOf(away, username);
  const guesses = Array.from({ length: 9 }, (_, index) => `guess${index}@lotus.example`);
  const answers = await Promise.all(guesses.map((guess) => prove(away, challenge, 'boundEmail', guess)));
  const codes = answers.map(({ error }) => error?.code);
  expect(codes.filter((code) => code === 'PROOF_WRONG')).toHaveLength(5);
  expect(codes.filter((code) => code === 'VERIFICATION_OVER')).toHaveLength(4);
  expect((await prove(away, challenge, 'boundEmail', email)).error?.code).toBe('VERIFICATION_OVER');
  expect(away.token).toBeUndefined();
  expect(await eventsOf(id, 'login.proofRefused')).not.toHaveLength(0);
});

test('new challenges give no new tries without end', async () => {
  const { username, email } = await join();
  const away = visit();
  const codes: (string | undefined)[] = [];
  for (let login = 0; login < 3; login += 1) {
    const { challenge } = await challengeOf(away, username);
    for (let guess = 0; guess < 5; guess += 1)
      codes.push((await prove(away, challenge, 'boundEmail', `${guess}@lotus.example`)).error?.code);
  }
  expect(codes.filter((code) => code === 'PROOF_WRONG')).toHaveLength(10);
  expect(codes.slice(10)).toEqual(Array.from({ length: 5 }, () => 'RATE_LIMITED'));
  const { challenge } = await challengeOf(away, username);
  expect((await prove(away, challenge, 'boundEmail', email)).error?.code).toBe('RATE_LIMITED');
  await moveClock(3601);
  const later = await challengeOf(away, username);
  expect((await prove(away, later.challenge, 'boundEmail', email)).status).toBe(200);
});

test('a challenge is good for ten minutes', async () => {
  const { username, email } = await join();
  const away = visit();
  const { challenge } = await challengeOf(away, username);
  await moveClock(600);
  expect((await prove(away, challenge, 'boundEmail', email)).error?.code).toBe('VERIFICATION_OVER');
  const body = { challenge, method: 'sms' } as const;
  expect((await away.call('sendLoginVerificationCode', { body })).error?.code).toBe('VERIFICATION_OVER');
});

test('it is worth nothing at another merchant, and made up it is worth nothing at all', async () => {
  const { username, email } = await join();
  const { challenge } = await challengeOf(visit(), username);
  const elsewhere = visit({ host: 'senvang-vip.localhost' });
  expect((await prove(elsewhere, challenge, 'boundEmail', email)).error?.code).toBe('VERIFICATION_OVER');
  const madeUp = await prove(visit(), 'A'.repeat(43), 'boundEmail', email);
  expect(madeUp.error?.code).toBe('VERIFICATION_OVER');
  expect((await prove(visit(), challenge, 'boundEmail', email)).status).toBe(200);
});

test('proofs and codes of one member open nothing of another', async () => {
  const [mine, theirs] = [await join(), await join()];
  const [own, other] = [visit(), visit()];
  const ours = await challengeOf(own, mine.username);
  const foreign = await challengeOf(other, theirs.username);
  await own.call('sendLoginVerificationCode', { body: { challenge: ours.challenge, method: 'sms' } });
  const code = await readCode(visit(), mine.mobile);
  expect((await prove(other, foreign.challenge, 'sms', code)).error?.code).toBe('CODE_WRONG');
  expect((await prove(other, foreign.challenge, 'boundEmail', mine.email)).error?.code).toBe('PROOF_WRONG');
  const { secret } = await turnOn(mine);
  const app = await prove(other, foreign.challenge, 'authenticator', codeOf(secret, now()));
  expect(app.error?.code).toBe('PROOF_WRONG');
  const again = await challengeOf(visit(), mine.username);
  expect((await prove(own, again.challenge, 'sms', code)).error?.code).toBe('CODE_WRONG');
});

test('of two proofs at once one opens a session', async () => {
  const { username, email } = await join();
  const { challenge } = await challengeOf(visit(), username);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => prove(visit(), challenge, 'boundEmail', email)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
});

test('of two logins at once a code of the app opens one', async () => {
  const member = await join();
  const { secret } = await turnOn(member);
  const challenges = [];
  for (let count = 0; count < 3; count += 1) challenges.push(await challengeOf(visit(), member.username));
  const code = codeOf(secret, now());
  const answers = await Promise.all(
    challenges.map(({ challenge }) => prove(visit(), challenge, 'authenticator', code)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a new password ends the logins that wait, and a blocked account opens nothing', async () => {
  const { username, email, home } = await join();
  const { challenge } = await challengeOf(visit(), username);
  const newPassword = 'Another-8642';
  await home.call('changePassword', {
    body: { oldPassword: testPassword, newPassword, confirmNewPassword: newPassword },
  });
  expect((await prove(visit(), challenge, 'boundEmail', email)).error?.code).toBe('VERIFICATION_OVER');
  const blocked = await join();
  const waiting = await challengeOf(visit(), blocked.username);
  await tenant((tx) => tx.update(accounts).set({ isBlocked: true }).where(eq(accounts.id, blocked.id)));
  const { error } = await prove(visit(), waiting.challenge, 'boundEmail', blocked.email);
  expect(error?.code).toBe('ACCOUNT_LOCKED');
});

test('logins from unknown addresses are bounded, and so are the codes', async () => {
  const { username } = await join();
  const away = visit();
  const { challenge } = await challengeOf(away, username);
  const send = () => away.call('sendLoginVerificationCode', { body: { challenge, method: 'email' } });
  expect((await send()).status).toBe(200);
  expect((await send()).error).toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfter: expect.any(Number) },
  });
  for (let login = 1; login < 30; login += 1) await challengeOf(away, username);
  expect((await tryLogin(away, username)).error?.code).toBe('RATE_LIMITED');
});

test('the database holds neither the challenge nor the address', async () => {
  const { username, home } = await join();
  const { challenge } = await challengeOf(visit({ address: '10.250.9.77' }), username);
  await tryLogin(home, username);
  const kept = await tenant<unknown[]>(async (tx) => [
    ...(await tx.select().from(loginChallenges)),
    ...(await tx.select().from(knownAddresses)),
  ]);
  expect(JSON.stringify(kept)).not.toMatch(/10\.7\.\d+\.\d+|10\.250\.9\.77/);
  expect(JSON.stringify(kept)).not.toContain(challenge);
});
