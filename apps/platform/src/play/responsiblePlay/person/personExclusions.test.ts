import { eq, sql } from '#drizzle';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../../identity/accounts/schema.ts';
import { fillRegistration } from '../../../identity/session/testing/fillRegistration.ts';
import type { Visitor } from '../../../identity/session/testing/createVisitor.ts';
import { sites } from '../../../sites/system/schema.ts';
import { createVendor, newId } from '../../vendors/testing/createVendor.ts';
import { guardDeposit } from '../guardDeposit.ts';
import { readReviewCommand } from '../reviews/readReviewCommand.ts';
import { runReviewCommand } from '../reviews/runReviewCommand.ts';
import { playExclusions } from '../schema.ts';
import { openTestPlayer } from '../testing/openTestPlayer.ts';
import { judgePlayers } from './judgePlayers.ts';
import { forgetPeople, refreshPeople } from './rememberPerson.ts';
import { exclusionMarks } from './schema.ts';

const { platform, visit, join, ask, refusal, merchant, moveClock, resetClock } = openTestPlayer();
afterEach(resetClock);

const elsewhere = 'northbay.localhost';
let people = 0;

/** Somebody with a phone and a mailbox that are nobody else's. */
const newPerson = () => {
  people += 1;
  const digits = String(people).padStart(4, '0');
  return { mobile: `+8498300${digits}`, national: `098300${digits}`, email: `some.body${digits}@gmail.com` };
};

/** A member who has proved phone and mailbox. */
const joinAs = async ({ mobile, email }: { mobile: string; email: string }, isProven = true) => {
  await moveClock(2);
  const member = await join();
  const reachable = {
    mobile,
    isMobileVerified: isProven,
    email,
    emailKey: email,
    isEmailVerified: isProven,
  };
  await ask((tx) => tx.update(accounts).set(reachable).where(eq(accounts.id, member.account)));
  return member;
};

const excludes = (visitor: Visitor, months: 6 | 12 | null = 6) =>
  visitor.call('startSelfExclusion', { body: { months } });

/** Registers and answers what was refused, and who plays. */
const registerWith = async (
  changes: Record<string, unknown>,
  host?: string,
  visitor = visit(host ? { host } : {}),
) => {
  await moveClock(2);
  people += 1;
  const username = `again${String(people).padStart(4, '0')}`;
  const body = { ...(await fillRegistration(visitor, username)), ...changes };
  const { error } = await visitor.call('register', { body });
  return { visitor, username, refused: error?.code };
};

const launch = async (visitor: Visitor) =>
  (await visitor.call('launchGame', { body: { gameId: 'dragon-well' } })).error?.code;

const review = (words: string) => {
  const command = readReviewCommand(words.split(' '));
  if (typeof command === 'string') throw new Error(command);
  const { database, merchants, clock } = platform().services;
  return runReviewCommand(command, { database, merchants, now: clock.now() });
};

test('who is excluded opens no further account with the same phone or mailbox, at no merchant', async () => {
  const person = newPerson();
  const { visitor } = await joinAs(person);
  await excludes(visitor);
  const mailbox = person.email.replace('some.body', 'Somebody').replace('@', '+1@');
  expect((await registerWith({ email: mailbox })).refused).toBe('PERSON_EXCLUDED');
  expect((await registerWith({ email: mailbox }, elsewhere)).refused).toBe('PERSON_EXCLUDED');
  expect((await registerWith({ mobileNum: person.national })).refused).toBe('PERSON_EXCLUDED');
  expect((await registerWith({})).refused).toBeUndefined();
});

test('an account that the person has at another merchant is excluded with it, to the same day', async () => {
  const person = newPerson();
  const { visitor: other, username } = await registerWith({ email: person.email }, elsewhere);
  const { database } = platform().services;
  await database.tenant('NORTHBAY', (tx) =>
    tx.update(accounts).set({ isEmailVerified: true }).where(eq(accounts.usernameKey, username)),
  );
  expect(await launch(other)).not.toBe('SELF_EXCLUDED');
  const { visitor } = await joinAs(person);
  const { value } = await excludes(visitor);
  const { error } = await other.call('launchGame', { body: { gameId: 'dragon-well' } });
  expect(error).toMatchObject({
    code: 'SELF_EXCLUDED',
    details: { exclusion: { endsAt: value?.exclusion?.endsAt } },
  });
});

test('the same name and birthday wait for staff, who lets somebody else play and writes to them', async () => {
  const facts = { payeeName: 'TRAN THI SAO', birthday: '1991-02-03' };
  const first = await registerWith(facts);
  await excludes(first.visitor);
  const { visitor, username, refused } = await registerWith({
    ...facts,
    payeeName: 'Tran Thi Sao',
  });
  expect(refused).toBeUndefined();
  expect(await launch(visitor)).toBe('PLAY_UNDER_REVIEW');
  expect((await visitor.call('getBalance')).status).toBe(200);
  expect(await review('list SENVANG')).toMatch(new RegExp(`${username}  waits  nameAndBirthday`));
  await review(`decide SENVANG ${username} somebodyElse --by Mai`);
  expect(await launch(visitor)).not.toBe('PLAY_UNDER_REVIEW');
  expect(await review('list SENVANG')).not.toContain(username);
  const [newest] = (await visitor.call('getInbox')).value?.messages ?? [];
  expect(newest?.title).toMatch(/kiểm tra|checked/);
  await expect(review(`decide SENVANG ${username} excluded --by Mai`)).rejects.toThrow('who waits');
});

test('whom staff knows again shares the exclusion', async () => {
  const facts = { payeeName: 'LE VAN TAM', birthday: '1988-11-12' };
  const first = await registerWith(facts);
  const { value } = await excludes(first.visitor, 12);
  const { visitor, username } = await registerWith(facts);
  await review(`decide SENVANG ${username} excluded --by Mai`);
  const { error } = await visitor.call('launchGame', { body: { gameId: 'dragon-well' } });
  expect(error).toMatchObject({
    code: 'SELF_EXCLUDED',
    details: { exclusion: { endsAt: value?.exclusion?.endsAt } },
  });
});

test('a new account from the browser in which somebody excluded themselves waits for staff', async () => {
  const { visitor } = await joinAs(newPerson());
  await excludes(visitor);
  visitor.token = undefined;
  visitor.cookies.delete('mq_session');
  const again = await registerWith({}, undefined, visitor);
  expect([again.refused, await launch(again.visitor)]).toEqual([undefined, 'PLAY_UNDER_REVIEW']);
  expect(await review('list SENVANG')).toMatch(new RegExp(`${again.username}  waits  device`));
});

test('who types somebody else’s phone or mailbox and excludes themselves locks nobody out', async () => {
  const person = newPerson();
  const { visitor: theirs, account, username } = await joinAs(person);
  await ask((tx) =>
    tx.update(accounts).set({ mobile: null, emailKey: null, email: null }).where(eq(accounts.id, account)),
  );
  const { visitor: attacker, account: mask } = await joinAs(person, false);
  await excludes(attacker, null);
  const free = { mobile: null, email: null, emailKey: null };
  await ask((tx) => tx.update(accounts).set(free).where(eq(accounts.id, mask)));
  const own = { mobile: person.mobile, isMobileVerified: true };
  await ask((tx) => tx.update(accounts).set(own).where(eq(accounts.id, account)));
  expect(['SELF_EXCLUDED', 'PLAY_UNDER_REVIEW']).not.toContain(await launch(theirs));
  expect(await review('list SENVANG')).toMatch(new RegExp(`${username}  plays  mobile`));
});

test('an exclusion that was written before people were known again counts too, and is forgotten when it is over', async () => {
  const person = newPerson();
  const { account } = await joinAs(person);
  const { services } = platform();
  const startedAt = services.clock.now();
  const endsAt = new Date(startedAt.getTime() + 200 * 86_400_000);
  await ask((tx) =>
    tx
      .insert(playExclusions)
      .values({ merchantCode: 'SENVANG', accountId: account, kind: 'selfExclusion', startedAt, endsAt }),
  );
  await refreshPeople(services, merchant());
  expect((await registerWith({ mobileNum: person.national })).refused).toBe('PERSON_EXCLUDED');
  await moveClock(201 * 86_400);
  const { refused } = await registerWith({ mobileNum: person.national });
  // The name is still that of the first account here.
  expect(refused).toBe('MOBILE_TAKEN');
  await forgetPeople(services);
  const left = await services.database.system((db) => db.select().from(exclusionMarks));
  expect(left.some((mark) => mark.endsAt?.getTime() === endsAt.getTime())).toBe(false);
});

/** Somebody with a game open at the sister merchant. */
const openElsewhere = async (mobile: string | null) => {
  const vendor = createVendor(platform().app, elsewhere);
  const player = await vendor.open({ real: 1_000 });
  const bind = (number: string | null) =>
    platform().services.database.tenant('NORTHBAY', (tx) =>
      tx
        .update(accounts)
        .set({ mobile: number, isMobileVerified: number !== null })
        .where(eq(accounts.id, player.player)),
    );
  await bind(mobile);
  const bet = async (amount: number, transactionId = newId()) => {
    const { error, value } = await vendor.call(player, 'bet', { transactionId, amount });
    return error?.code ?? (value ? 'taken' : 'nothing');
  };
  return { vendor, player, bind, bet };
};

test('who is in a game elsewhere when they exclude themselves places no further bet; what is open comes to its end', async () => {
  const person = newPerson();
  const { vendor, player, bet } = await openElsewhere(person.mobile);
  const stranger = await openElsewhere(newPerson().mobile);
  const betTransactionId = newId();
  expect(await bet(100, betTransactionId)).toBe('taken');
  const { visitor } = await joinAs(person);
  await excludes(visitor);
  expect(await bet(1)).toBe('PLAYER_BLOCKED');
  expect((await vendor.call(player, 'win', { amount: 50, betTransactionId })).value?.real).toBe(950);
  expect((await vendor.call(player, 'endRound')).status).toBe(200);
  expect(await stranger.bet(1)).toBe('taken');
});

test('who proves the phone of somebody excluded while they play is stopped by the next look at the players', async () => {
  const person = newPerson();
  const { visitor } = await joinAs(person);
  await excludes(visitor);
  const { bind, bet } = await openElsewhere(null);
  await bind(person.mobile);
  expect(await bet(1)).toBe('taken');
  const { services } = platform();
  for (const each of services.merchants) await judgePlayers(services, each);
  expect(await bet(1)).toBe('PLAYER_BLOCKED');
});

describe('a document', () => {
  const asksForDocuments = async (isAsked: boolean) => {
    await ask(async (tx) => {
      const [site] = await tx.select().from(sites);
      const others = (site?.registerFields ?? []).filter(({ field }) => field !== 'idNumber');
      const asked = { field: 'idNumber', required: false, input: 'text' } as const;
      await tx.update(sites).set({ registerFields: isAsked ? [...others, asked] : others });
    });
    platform().services.sites.forget('SENVANG');
  };
  beforeAll(() => asksForDocuments(true));
  afterAll(() => asksForDocuments(false));

  const documented = (idNumber: string, payeeName = 'VO THI MAI') => ({
    payeeName,
    birthday: '1985-07-08',
    idNumber,
  });

  test('of somebody excluded, with their name and birthday, opens no account; alone it waits for staff', async () => {
    const first = await registerWith(documented('b7654321'));
    await excludes(first.visitor);
    expect((await registerWith(documented('B7654321', 'Vo Thi Mai'))).refused).toBe('PERSON_EXCLUDED');
    const { visitor, username, refused } = await registerWith(documented('B7654321', 'DO VAN CUONG'));
    expect(refused).toBeUndefined();
    expect(await launch(visitor)).toBe('PLAY_UNDER_REVIEW');
    expect(await review('list SENVANG')).toMatch(new RegExp(`${username}  waits  document`));
    expect((await registerWith(documented('B7654322', 'DO VAN CUONG'))).refused).toBeUndefined();
  });

  test('and name and birthday that are the same hold an older account and its bets until staff has looked', async () => {
    const facts = documented('079085001122', 'BUI THI HOA');
    const vendor = createVendor(platform().app);
    const player = await vendor.open({ real: 100_000 });
    const bet = async () =>
      (await vendor.call(player, 'bet', { transactionId: newId(), amount: 1 })).error?.code;
    const { payeeName, birthday, idNumber } = facts;
    await ask((tx) =>
      tx
        .update(accounts)
        .set({ birthday, profile: { payeeName, idNumber } })
        .where(eq(accounts.id, player.player)),
    );
    expect(await bet()).toBeUndefined();
    await moveClock(2);
    const first = await registerWith(facts);
    await excludes(first.visitor, null);
    expect(await bet()).toBe('PLAYER_BLOCKED');
    const [held] = await ask((tx) =>
      tx.select({ name: accounts.username }).from(accounts).where(eq(accounts.id, player.player)),
    );
    await review(`decide SENVANG ${held?.name} somebodyElse --by Mai`);
    expect(await bet()).toBeUndefined();
  });

  test('leaves nobody locked out for good by whoever typed it', async () => {
    const facts = documented('079085003344', 'LY VAN PHUC');
    const theirs = await registerWith(facts);
    const mask = await registerWith(facts);
    await excludes(mask.visitor, null);
    expect(await launch(theirs.visitor)).toBe('PLAY_UNDER_REVIEW');
    await review(`decide SENVANG ${theirs.username} somebodyElse --by Mai`);
    expect(await launch(theirs.visitor)).not.toBe('PLAY_UNDER_REVIEW');
  });
});

test('a time-out is of an account, and keeps nobody from opening another', async () => {
  const person = newPerson();
  const { visitor } = await joinAs(person);
  await visitor.call('startTimeOut', { body: { hours: 24 } });
  const email = person.email.replace('@', '+2@');
  expect((await registerWith({ email }, elsewhere)).refused).toBeUndefined();
});

test('what is kept tells nothing of anybody, and no call can read it', async () => {
  const person = newPerson();
  const { visitor } = await joinAs(person);
  await excludes(visitor);
  const marks = await platform().services.database.system((db) => db.select().from(exclusionMarks));
  const kept = JSON.stringify(marks);
  expect(marks.length).toBeGreaterThan(1);
  for (const said of [person.mobile, person.national.slice(1), 'body', 'SENVANG'])
    expect(kept).not.toContain(said);
  await expect(ask((tx) => tx.execute(sql`select * from exclusion_marks`))).rejects.toThrow('Failed query');
});

test('a deposit waits for staff as a game does', async () => {
  const facts = { payeeName: 'PHAM VAN NAM', birthday: '1979-01-30' };
  const first = await registerWith(facts);
  await excludes(first.visitor);
  const { username } = await registerWith(facts);
  const [row] = await ask((tx) => tx.select().from(accounts).where(eq(accounts.usernameKey, username)));
  const member = { merchant: merchant(), account: row?.id ?? '', amount: 100_000, currency: 'VND' as const };
  const now = platform().services.clock.now();
  expect((await refusal((tx) => guardDeposit(tx, { ...member, now })))?.code).toBe('PLAY_UNDER_REVIEW');
});

test('a command that names no decision or nobody who decides does nothing', () => {
  expect(readReviewCommand('decide SENVANG lan maybe --by Mai'.split(' '))).toContain('"maybe"');
  expect(readReviewCommand('decide SENVANG lan excluded'.split(' '))).toContain('--by');
  expect(readReviewCommand(['forget'])).toContain('forget');
});
