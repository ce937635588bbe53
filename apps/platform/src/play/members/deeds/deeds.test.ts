import type { BodyOf } from '@marquee/contract';
import { eq } from '#drizzle';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testPassword } from '../../../identity/session/testing/fillRegistration.ts';
import { authenticators } from '../../../identity/secondFactor/schema.ts';
import {
  openRules,
  openWithdrawals,
  type TestMember,
} from '../../../money/withdrawals/testing/openWithdrawals.ts';
import { staffPassword, openStaff, type TestStaff } from '../../../staff/testing/openStaff.ts';
import { exclusionMarks } from '../../responsiblePlay/person/schema.ts';
import { staffRequests } from '../../../staff/requests/schema.ts';
import { staffActions } from '../../../staff/trail/schema.ts';

const site = openWithdrawals();
const { platform, visit, openMember, setRules, setFlags, settle, tenant, breaches } = site;
const { hire, freshCode } = openStaff(site);

let support: TestStaff;
let ann: TestStaff;
let bao: TestStaff;
let member: TestMember;
beforeAll(async () => {
  await setFlags({ LOGINREQCAPTCHA3: false });
  await settle({ secondFactor: [] });
  await setRules(openRules);
});
beforeEach(async () => {
  member = await openMember(1_000);
  support = await hire('support');
  ann = await hire('payments');
  bao = await hire('payments');
});

const reason = 'The member called.';
const trailOf = (subject: string) =>
  tenant<(typeof staffActions.$inferSelect)[]>((tx) =>
    tx.select().from(staffActions).where(eq(staffActions.subject, subject)).orderBy(staffActions.number),
  );
const logIn = (visitor = visit()) =>
  visitor.call('login', {
    body: { type: 'username', username: member.username, password: testPassword },
  });
const isIn = async () => (await member.visitor.call('getSecurity')).status === 200;

describe('a member who is locked', () => {
  test('is out at once, reads why at the next login, and is in again once unlocked', async () => {
    const answer = 'Please send us your identity card.';
    const { value } = await support.visitor.call('lockStaffMember', {
      body: { id: member.id, answer, reason },
    });
    expect(value).toMatchObject({ isLocked: true, lockReason: answer });
    expect(await isIn()).toBe(false);
    const { error } = await logIn();
    expect(error).toMatchObject({ code: 'ACCOUNT_LOCKED', details: { reason: answer } });
    expect(error?.message).toContain(answer);
    await support.visitor.call('unlockStaffMember', { body: { id: member.id, reason } });
    expect((await logIn()).status).toBe(200);
    expect(await trailOf(member.username)).toMatchObject([
      { operation: 'lockStaffMember', before: { locked: false }, after: { locked: true, answer }, reason },
      { operation: 'unlockStaffMember', before: { locked: true }, after: { locked: false }, reason },
    ]);
  });

  test('is told nothing of why without the password', async () => {
    const answer = 'Fraud.';
    await support.visitor.call('lockStaffMember', { body: { id: member.id, answer, reason } });
    const { text } = await visit().call('login', {
      body: { type: 'username', username: member.username, password: 'Another-1' },
    });
    expect(text).not.toContain(answer);
  });
});

test('sessions end on every browser', async () => {
  const elsewhere = visit();
  await logIn(elsewhere);
  await support.visitor.call('endStaffMemberSessions', { body: { id: member.id, reason } });
  expect(await isIn()).toBe(false);
  expect((await elsewhere.call('getSecurity')).status).toBe(401);
  expect((await logIn()).status).toBe(200);
});

describe('a reset', () => {
  const reset = (proof: BodyOf<'resetStaffMemberProof'>['proof']) =>
    support.visitor.call('resetStaffMemberProof', {
      body: { id: member.id, proof, checked: 'Identity card and the last deposit.' },
    });

  test('takes the payment password, tells the member, makes payouts wait, and says what was checked', async () => {
    const { value } = await reset('paymentPassword');
    expect(value?.security.hasPaymentPassword).toBe(false);
    expect(Date.parse(value?.security.payoutsWaitUntil ?? '')).toBeGreaterThan(Date.now());
    expect(await isIn()).toBe(false);
    await logIn(member.visitor);
    const { value: inbox } = await member.visitor.call('getInbox');
    expect(inbox?.messages[0]?.title).toBe('Your payment password was reset');
    expect(await trailOf(member.username)).toMatchObject([
      {
        before: { paymentPassword: true },
        after: { proof: 'paymentPassword' },
        reason: 'Identity card and the last deposit.',
      },
    ]);
  });

  test('takes the authenticator', async () => {
    const row = { merchantCode: 'SENVANG', accountId: member.id, sealedSecret: 'x', createdAt: new Date() };
    await tenant((tx) => tx.insert(authenticators).values({ ...row, confirmedAt: new Date() }));
    const { value } = await reset('secondFactor');
    expect(value?.security).toMatchObject({ hasAuthenticator: false, passkeys: 0 });
    expect((await trailOf(member.username))[0]?.before).toEqual({ authenticator: true, passkeys: 0 });
  });
});

test('label and type change what the member sees beside the name', async () => {
  const change = { id: member.id, clubLabel: 'Gold', type: 1 as const, reason };
  const { value } = await support.visitor.call('setStaffMemberLabel', { body: change });
  expect(value).toMatchObject({ clubLabel: 'Gold', type: 1 });
  const { value: info } = await member.visitor.call('getMemberInfo');
  expect(info).toMatchObject({ type: 1, clubLabel: { labelName: 'Gold' } });
  await support.visitor.call('setStaffMemberLabel', { body: { ...change, clubLabel: null, type: 0 } });
  const { value: again } = await member.visitor.call('getMemberInfo');
  expect(again?.clubLabel.labelName).toBe('Member');
});

test('limits are made stricter at once, and never looser', async () => {
  const set = (limit: number) =>
    support.visitor.call('setStaffMemberLimit', {
      body: { id: member.id, kind: 'deposit', period: 'day', limit, reason },
    });
  const first = (await set(5_000_000)).value?.limits.find(
    ({ kind, period }) => kind === 'deposit' && period === 'day',
  );
  expect(first).toMatchObject({ limit: 5_000_000, pending: null });
  expect((await set(5_000_001)).error?.code).toBe('LIMIT_LOOSER');
  expect((await set(4_000_000)).status).toBe(200);
  const { value } = await member.visitor.call('getResponsiblePlay');
  expect(value?.limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')?.limit).toBe(
    4_000_000,
  );
});

test('an exclusion is the person’s, and as long as was asked for', async () => {
  const exclude = (months: number | null) =>
    support.visitor.call('excludeStaffMember', { body: { id: member.id, months, reason } });
  expect((await exclude(7)).error?.code).toBe('INVALID_INPUT');
  const { value } = await exclude(6);
  expect(value?.exclusions).toMatchObject([{ kind: 'selfExclusion' }]);
  const { value: play } = await member.visitor.call('getResponsiblePlay');
  expect(play?.exclusion?.kind).toBe('selfExclusion');
  const marks = await platform().services.database.system((db) => db.select().from(exclusionMarks));
  expect(marks.length).toBeGreaterThan(0);
  const { value: longer } = await exclude(null);
  expect(longer?.exclusions).toMatchObject([{ endsAt: null }, { kind: 'selfExclusion' }]);
  const { value: shorter } = await exclude(6);
  expect(shorter?.exclusions).toHaveLength(2);
});

test('notes and flags stand with the member, a script in them as what it is', async () => {
  const text = '<script>alert(1)</script> called';
  const { value } = await support.visitor.call('addStaffMemberNote', { body: { id: member.id, text } });
  expect(value?.notes).toMatchObject([{ text, person: support.name }]);
  const flag = (isSet: boolean) =>
    support.visitor.call('setStaffMemberFlag', { body: { id: member.id, flag: 'watch', isSet, reason } });
  expect((await flag(true)).value?.flags).toMatchObject([{ flag: 'watch', person: support.name }]);
  expect((await flag(false)).value?.flags).toEqual([]);
});

describe('money by hand', () => {
  type Direction = BodyOf<'correctStaffMember'>['direction'];
  const ask = ({ visitor }: TestStaff, direction: Direction, amount: number) =>
    visitor.call('correctStaffMember', {
      body: { id: member.id, direction, amount, answer: 'A deposit <b>was</b> counted twice.' },
    });
  const requestOf = async ({ visitor }: TestStaff = bao) => {
    const { value } = await visitor.call('getStaffRequests');
    return value?.requests.find(({ memberId }) => memberId === member.id);
  };
  const decide = async ({ visitor }: TestStaff, id: string, decision: 'agree' | 'refuse' = 'agree') =>
    visitor.call('decideStaffRequest', { body: { id, decision } });

  test('moves once another person agrees, and the member reads why', async () => {
    expect((await ask(ann, 'credit', 300)).status).toBe(200);
    expect(await member.balance()).toMatchObject({ real: 1_000 });
    const request = await requestOf();
    expect(request).toMatchObject({ kind: 'creditMember', amount: 300, reference: member.username });
    expect((await decide(bao, request?.id ?? '')).value).toEqual({ outcome: 'done', withdrawal: null });
    expect(await member.balance()).toMatchObject({ real: 1_300 });
    const { value: inbox } = await member.visitor.call('getInbox');
    expect(inbox?.messages[0]).toMatchObject({ title: 'Your balance was raised' });
    expect(inbox?.messages[0]?.html).toContain('&lt;b&gt;was&lt;/b&gt;');
    expect((await trailOf(member.username)).map(({ operation, person }) => [operation, person])).toEqual([
      ['correctStaffMember', ann.name],
      ['decideStaffRequest', bao.name],
    ]);
    expect(await breaches()).toEqual([]);
  });

  test('is never the same person’s, under however many sessions', async () => {
    await ask(ann, 'credit', 300);
    const id = (await requestOf(ann))?.id ?? '';
    expect((await decide(ann, id)).error?.code).toBe('SECOND_PERSON_REQUIRED');
    const second = visit({ host: 'console.localhost' });
    second.merchant = 'SENVANG';
    await second.call('loginStaff', {
      body: { email: ann.email, password: staffPassword, code: await freshCode(ann) },
    });
    expect((await decide({ ...ann, visitor: second }, id)).error?.code).toBe('SECOND_PERSON_REQUIRED');
    expect(await member.balance()).toMatchObject({ real: 1_000 });
  });

  test('moves once where an agreement is sent again, and where several agree at once', async () => {
    await ask(ann, 'credit', 300);
    const id = (await requestOf())?.id ?? '';
    const chi = await hire('payments');
    const answers = await Promise.all([bao, chi, bao, chi].map((person) => decide(person, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await decide(bao, id)).error?.code).toBe('REQUEST_OVER');
    expect(await member.balance()).toMatchObject({ real: 1_300 });
    expect(await breaches()).toEqual([]);
  });

  test('is never more than is there, when it is asked for and when it is agreed to', async () => {
    expect((await ask(ann, 'debit', 1_001)).error?.code).toBe('INSUFFICIENT_FUNDS');
    expect((await ask(ann, 'debit', 1_000)).status).toBe(200);
    expect((await ask(ann, 'debit', 1)).error?.code).toBe('REQUEST_OPEN');
    await member.withdraw(500);
    const id = (await requestOf())?.id ?? '';
    expect((await decide(bao, id)).error?.code).toBe('INSUFFICIENT_FUNDS');
    expect(await member.balance()).toMatchObject({ real: 500 });
    expect((await decide(bao, id, 'refuse')).value?.outcome).toBe('refused');
    expect((await ask(ann, 'debit', 200)).status).toBe(200);
    await decide(bao, (await requestOf())?.id ?? '');
    expect(await member.balance()).toMatchObject({ real: 300 });
    expect(await breaches()).toEqual([]);
  });

  test('is not decided by who decides withdrawals alone, nor by who has lost the role meanwhile', async () => {
    await ask(ann, 'credit', 300);
    const id = (await requestOf())?.id ?? '';
    const risk = await hire('risk');
    expect((await decide(risk, id)).error?.code).toBe('NOT_PERMITTED');
    const owner = await hire('owner', '*');
    await owner.visitor.call('setStaffGrants', {
      body: { id: bao.id, grants: [{ merchant: 'NORTHBAY', role: 'payments' }], reason },
    });
    expect((await decide(bao, id)).status).toBeGreaterThanOrEqual(401);
    expect(await member.balance()).toMatchObject({ real: 1_000 });
  });

  test('that nobody agreed to is found by the audit', async () => {
    await ask(ann, 'credit', 300);
    const id = (await requestOf())?.id ?? '';
    await tenant((tx) =>
      tx
        .update(staffRequests)
        .set({ state: 'agreed', decidedBy: bao.id, decidedByName: bao.name })
        .where(eq(staffRequests.id, id)),
    );
    expect((await breaches()).map(({ check }) => check)).toEqual(['corrections-made']);
    await tenant((tx) => tx.update(staffRequests).set({ state: 'refused' }).where(eq(staffRequests.id, id)));
  });

  test('of another merchant’s member is not found', async () => {
    const other = await hire('payments', 'NORTHBAY');
    expect((await ask(other, 'credit', 1)).error?.code).toBe('NOT_FOUND');
  });
});
