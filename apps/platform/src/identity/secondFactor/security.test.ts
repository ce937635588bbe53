import { and, eq } from '#drizzle';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '../../kernel/audit/schema.ts';
import { writeMessage } from '../../kernel/delivery/writeMessage.ts';
import { removeExpired } from '../member/removeExpired.ts';
import type { Visitor } from '../session/testing/createVisitor.ts';
import { testPassword } from '../session/testing/fillRegistration.ts';
import { openTestSite } from '../session/testing/openTestSite.ts';
import { readOutbox } from '../session/testing/readOutbox.ts';
import { authenticators, knownAddresses, recoveryCodes } from './schema.ts';
import { codeOf } from './testing/codeOf.ts';
import { tryLogin } from './testing/meetChallenge.ts';
import { openMembers } from './testing/openMembers.ts';

const site = openTestSite();
const { visit, setFlags, settle, moveClock, platform, brandName } = site;
const { tenant, now, join, turnOn } = openMembers(site);

beforeAll(() => setFlags({ LOGINREQCAPTCHA3: false, FREEPLAY3: true }));
beforeEach(async () => {
  await settle({ secondFactor: ['authenticator', 'sms'] });
});

const securityOf = async (visitor: Visitor) => (await visitor.call('getSecurity')).value;

const begin = async (visitor: Visitor) => (await visitor.call('beginAuthenticator')).value?.secret ?? '';

const confirm = (visitor: Visitor, code: string, password = testPassword) =>
  visitor.call('confirmAuthenticator', { body: { password, code } });

const remove = (visitor: Visitor, code: string, password = testPassword) =>
  visitor.call('removeAuthenticator', { body: { password, code } });

describe('the authenticator', () => {
  test('the password and a code turn it on, and the recovery codes are shown once', async () => {
    const { home, username, email, id } = await join();
    expect((await securityOf(home))?.authenticator).toBeNull();
    const { value } = await home.call('beginAuthenticator');
    expect(value?.uri).toContain(`otpauth://totp/`);
    expect(decodeURIComponent(value?.uri ?? '')).toContain(username);
    expect(value?.uri).toContain(`secret=${value?.secret}`);
    expect((await securityOf(home))?.authenticator).toBeNull();
    const confirmed = await confirm(home, codeOf(value?.secret ?? '', now()));
    const codes = confirmed.value?.recoveryCodes ?? [];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    expect((await securityOf(home))?.authenticator).toEqual({
      since: expect.any(String),
      recoveryCodesLeft: 10,
    });
    expect(await readOutbox(visit(), email)).toEqual([
      writeMessage('en', { name: 'authenticatorOn', brand: brandName() }).text,
    ]);
    const kept = await tenant<unknown[]>(async (tx) => [
      ...(await tx.select().from(authenticators).where(eq(authenticators.accountId, id))),
      ...(await tx.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, id))),
    ]);
    expect(kept).toHaveLength(11);
    for (const secret of [value?.secret ?? '', ...codes]) expect(JSON.stringify(kept)).not.toContain(secret);
  });

  test('nothing but both turns it on', async () => {
    const { home } = await join();
    expect((await confirm(home, '123456')).error?.code).toBe('AUTHENTICATOR_OFF');
    const secret = await begin(home);
    expect((await confirm(home, codeOf(secret, now()), 'Another-1')).error?.code).toBe('PASSWORD_WRONG');
    const old = codeOf(secret, new Date(now().getTime() - 120_000));
    expect((await confirm(home, old)).error?.code).toBe('CODE_WRONG');
    const open = await home.call('confirmAuthenticator', { sealed: 'not a sealed body' });
    expect(open.status).toBe(400);
    expect((await securityOf(home))?.authenticator).toBeNull();
    const newer = await begin(home);
    expect((await confirm(home, codeOf(secret, now()))).error?.code).toBe('CODE_WRONG');
    expect((await confirm(home, codeOf(newer, now()))).status).toBe(200);
  });

  test('one that is on is neither begun anew nor confirmed again', async () => {
    const member = await join();
    const { secret } = await turnOn(member);
    expect((await member.home.call('beginAuthenticator')).error?.code).toBe('AUTHENTICATOR_ON');
    expect((await confirm(member.home, codeOf(secret, now()))).error?.code).toBe('AUTHENTICATOR_ON');
    expect((await remove(member.home, codeOf(secret, now()))).status).toBe(200);
  });

  test('of several confirmations at once one gives recovery codes', async () => {
    const { home } = await join();
    const code = codeOf(await begin(home), now());
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(home, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await securityOf(home))?.authenticator?.recoveryCodesLeft).toBe(10);
  });

  test('it goes off by the password and a code, a recovery code too, each once', async () => {
    const member = await join();
    const { home, id } = member;
    const { secret, recoveryCodes: codes } = await turnOn(member);
    const code = codeOf(secret, now());
    expect((await remove(home, code, 'Another-1')).error?.code).toBe('PASSWORD_WRONG');
    expect((await remove(home, '000000')).error?.code).toBe('CODE_WRONG');
    const renewed = await home.call('renewRecoveryCodes', { body: { password: testPassword, code } });
    const fresh = renewed.value?.recoveryCodes ?? [];
    expect((await remove(home, code)).error?.code).toBe('CODE_WRONG');
    expect((await remove(home, codes[0] ?? '')).error?.code).toBe('CODE_WRONG');
    expect((await remove(home, fresh[0] ?? '')).status).toBe(200);
    expect((await securityOf(home))?.authenticator).toBeNull();
    const left = await tenant<unknown[]>((tx) =>
      tx.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, id)),
    );
    expect(left).toEqual([]);
    expect((await remove(home, fresh[1] ?? '')).error?.code).toBe('AUTHENTICATOR_OFF');
    const events = await tenant<{ event: string }[]>((tx) =>
      tx.select({ event: auditEvents.event }).from(auditEvents).where(eq(auditEvents.accountId, id)),
    );
    const told = events.map(({ event }) => event).filter((event) => event.startsWith('authenticator.'));
    expect(told.toSorted()).toEqual([
      'authenticator.off',
      'authenticator.on',
      'authenticator.recoveryRenewed',
      'authenticator.recoveryUsed',
    ]);
  });

  test('codes cannot be guessed one after the other, not even with the password', async () => {
    const member = await join();
    const { secret } = await turnOn(member);
    const answers = [];
    for (let guess = 0; guess < 12; guess += 1) answers.push(await remove(member.home, '000000'));
    expect(answers.map(({ error }) => error?.code)).toEqual([
      ...Array.from({ length: 10 }, () => 'CODE_WRONG'),
      'RATE_LIMITED',
      'RATE_LIMITED',
    ]);
    expect((await remove(member.home, codeOf(secret, now()))).error?.code).toBe('RATE_LIMITED');
  });

  test('free play has none', async () => {
    const guest = visit();
    await guest.call('loginFreePlay', {
      body: {
        os: 'test',
        platform: 'W',
        random: await guest.seal('/wps/session/login/freeplay', crypto.randomUUID()),
        ageConfirmed: true,
      },
    });
    expect(guest.token).toBeDefined();
    expect((await guest.call('getSecurity')).error?.code).toBe('REAL_ACCOUNT_REQUIRED');
    expect((await guest.call('beginAuthenticator')).error?.code).toBe('REAL_ACCOUNT_REQUIRED');
  });
});

describe('known addresses', () => {
  test('a member sees where it logged in, masked, the newest first', async () => {
    const { home, username } = await join();
    await moveClock(60);
    await settle({ secondFactor: [] });
    const away = visit({ address: 'fd00:db8:1:2::a' });
    await tryLogin(away, username);
    const security = await securityOf(away);
    expect(security).toMatchObject({ isAsked: false, keptDays: 90 });
    expect(security?.addresses).toMatchObject([
      { address: 'fd00:db8:•••', isCurrent: true },
      { address: '10.7.•••.•••', isCurrent: false },
    ]);
    expect((await securityOf(home))?.addresses.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  test('one that is removed is asked about, and nobody removes one of another member', async () => {
    const [one, other] = [await join(), await join()];
    const [address] = (await securityOf(one.home))?.addresses ?? [];
    const id = address?.id ?? '';
    expect((await other.home.call('removeKnownAddress', { body: { id } })).error?.code).toBe('NOT_FOUND');
    expect((await tryLogin(one.home, one.username)).status).toBe(200);
    expect((await one.home.call('removeKnownAddress', { body: { id } })).status).toBe(200);
    expect((await one.home.call('removeKnownAddress', { body: { id } })).error?.code).toBe('NOT_FOUND');
    expect((await tryLogin(one.home, one.username)).error?.code).toBe('ADDRESS_UNKNOWN');
  });

  test('fifty are kept, and those past their time are cleaned away with what was never confirmed', async () => {
    const { id, username, home } = await join();
    await begin(home);
    await settle({ secondFactor: [] });
    for (let count = 0; count < 51; count += 1) {
      await moveClock(1);
      await tryLogin(visit(), username);
    }
    const kept = () =>
      tenant<unknown[]>((tx) => tx.select().from(knownAddresses).where(eq(knownAddresses.accountId, id)));
    expect(await kept()).toHaveLength(50);
    // As long as a merchant may want to know them.
    await moveClock(366 * 86_400);
    await removeExpired(platform().services);
    expect(await kept()).toEqual([]);
    const pending = await tenant<unknown[]>((tx) =>
      tx
        .select()
        .from(authenticators)
        .where(and(eq(authenticators.accountId, id))),
    );
    expect(pending).toEqual([]);
  });
});

test('a member’s wins may stand on the board until the member says otherwise', async () => {
  const { home } = await join();
  expect((await securityOf(home))?.isOnWinnerBoard).toBe(true);
  const answer = await home.call('setWinnerBoard', { body: { isShown: false } });
  expect(answer.value).toEqual({ isOnWinnerBoard: false });
  expect((await securityOf(home))?.isOnWinnerBoard).toBe(false);
  expect((await visit().call('setWinnerBoard', { body: { isShown: false } })).status).toBe(401);
});
