import { eq, sql } from '#drizzle';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../identity/secondFactor/testing/codeOf.ts';
import { staffRequests } from '../../../staff/requests/schema.ts';
import { staffActions } from '../../../staff/trail/schema.ts';
import { consoleHost, openStaff, staffPassword, type TestStaff } from '../../../staff/testing/openStaff.ts';
import { openRules, openWithdrawals, type TestMember } from '../testing/openWithdrawals.ts';

const site = openWithdrawals();
const { platform, visit, openMember, operator, setRules, moveClock, tenant, breaches } = site;
const { hire, freshCode } = openStaff(site);

/** From 500 on a second person decides, and everything is looked at by a person. */
const rules = { ...openRules, riskAmount: 1, secondPersonAmount: 500 };

let ann: TestStaff;
let bao: TestStaff;
let member: TestMember;
beforeAll(async () => {
  await setRules(rules);
});
beforeEach(async () => {
  member = await openMember(1_000);
  ann = await hire('payments');
  bao = await hire('payments');
});

const ask = async (amount = 100) => {
  const { value, text } = await member.withdraw(amount);
  if (!value) throw new Error(`The withdrawal was refused: ${text}`);
  return value;
};
const approve = ({ visitor }: TestStaff, reference: string, amount?: number) =>
  visitor.call('approveStaffWithdrawal', { body: { reference, ...(amount !== undefined && { amount }) } });
const reject = ({ visitor }: TestStaff, reference: string) =>
  visitor.call('rejectStaffWithdrawal', { body: { reference, answer: 'The name is another.' } });
const dispute = ({ visitor }: TestStaff, reference: string, decision: 'reject' | 'return') =>
  visitor.call('decideStaffDispute', { body: { reference, decision, answer: 'The bank has confirmed it.' } });
const decide = ({ visitor }: TestStaff, id: string, decision: 'agree' | 'refuse' = 'agree') =>
  visitor.call('decideStaffRequest', { body: { id, decision } });

/** A withdrawal that was paid, and whose member says that nothing has arrived. */
const disputed = async (amount = 100) => {
  const asked = await ask(amount);
  const { reference } = asked;
  await operator.approve(reference);
  await operator.pay(reference);
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  await member.visitor.call('addWithdrawalProof', { query: { id: asked.id }, body: new Uint8Array(picture) });
  const { value } = await member.visitor.call('confirmWithdrawal', {
    body: { id: asked.id, receipt: 'none' },
  });
  expect(value?.state).toBe('notReceived');
  return asked;
};

const trailOf = (reference: string) =>
  tenant<(typeof staffActions.$inferSelect)[]>((tx) =>
    tx.select().from(staffActions).where(eq(staffActions.subject, reference)).orderBy(staffActions.number),
  );

describe('the queue', () => {
  test('shows what a person has to look at, the longest first, with its risks and masked data', async () => {
    const [first, second] = [await ask(100), await ask(110)];
    const { value } = await ann.visitor.call('getStaffWithdrawals', { query: { search: member.username } });
    expect(value?.withdrawals.map(({ reference }) => reference)).toEqual([first.reference, second.reference]);
    expect(value?.withdrawals[0]).toMatchObject({
      state: 'held',
      username: member.username,
      amount: 100,
      risks: ['amount'],
      payeeName: 'N***A',
      claimedBy: null,
      request: null,
    });
    expect(value?.withdrawals[0]?.number).toMatch(/^•+\d{4}$/);
    expect(value?.total).toBe(2);
    expect(value?.waiting.decide).toBeGreaterThanOrEqual(2);
    await approve(ann, first.reference);
    const left = await ann.visitor.call('getStaffWithdrawals', { query: { search: second.reference } });
    expect(left.value?.total).toBe(1);
    const all = await ann.visitor.call('getStaffWithdrawals', {
      query: { queue: 'all', search: member.username },
    });
    expect(all.value?.withdrawals.map(({ state }) => state)).toEqual(['held', 'approved']);
  });

  test('shows nothing of another merchant', async () => {
    const { reference } = await ask();
    const other = await hire('owner', 'NORTHBAY');
    const { value } = await other.visitor.call('getStaffWithdrawals', {
      query: { queue: 'all', search: reference },
    });
    expect(value?.total).toBe(0);
    expect((await other.visitor.call('getStaffWithdrawal', { query: { reference } })).error?.code).toBe(
      'NOT_FOUND',
    );
    expect((await approve(other, reference)).error?.code).toBe('NOT_FOUND');
  });
});

describe('personal data', () => {
  test('is shown to whoever says why, and that is written down', async () => {
    const { reference } = await ask();
    const body = { reference, reason: 'The bank asks for it.' };
    const { value } = await ann.visitor.call('revealStaffWithdrawal', { body });
    expect(value?.payeeName).toBe('Nguyễn Văn A');
    expect(await trailOf(reference)).toMatchObject([
      {
        operation: 'revealStaffWithdrawal',
        person: ann.name,
        personId: ann.id,
        reason: 'The bank asks for it.',
      },
    ]);
    const reader = await hire('read-only');
    expect((await reader.visitor.call('revealStaffWithdrawal', { body })).error?.code).toBe('NOT_PERMITTED');
  });

  test('of a dispute is shown as a picture', async () => {
    const { reference } = await disputed();
    const look = (position: number) =>
      ann.visitor.call('revealStaffProof', { body: { reference, position, reason: 'To decide.' } });
    const picture = Buffer.from((await look(1)).value?.picture ?? '', 'base64');
    expect((await sharp(picture).metadata()).format).toBe('jpeg');
    expect((await look(2)).error?.code).toBe('NOT_FOUND');
    expect((await trailOf(reference)).map(({ operation }) => operation)).toEqual(['revealStaffProof']);
  });
});

describe('a case', () => {
  test('is one person’s until it is given back, decided, or half an hour is over', async () => {
    const { reference } = await ask();
    const claim = ({ visitor }: TestStaff) => visitor.call('claimStaffWithdrawal', { body: { reference } });
    const release = ({ visitor }: TestStaff) =>
      visitor.call('releaseStaffWithdrawal', { body: { reference } });
    expect((await claim(ann)).value?.claimedBy).toEqual({ id: ann.id, name: ann.name });
    expect((await claim(bao)).error?.code).toBe('CASE_CLAIMED');
    expect((await release(bao)).error?.code).toBe('CASE_CLAIMED');
    expect((await approve(bao, reference)).error?.code).toBe('CASE_CLAIMED');
    expect((await reject(bao, reference)).error?.code).toBe('CASE_CLAIMED');
    expect((await release(ann)).value?.claimedBy).toBeNull();
    expect((await claim(bao)).value?.claimedBy?.id).toBe(bao.id);
    await moveClock(20 * 60);
    await ann.visitor.call('getStaff');
    expect((await claim(ann)).error?.code).toBe('CASE_CLAIMED');
    await moveClock(10 * 60);
    expect((await claim(ann)).value?.claimedBy?.id).toBe(ann.id);
  });

  test('claimed by two at once is one’s', async () => {
    const { reference } = await ask();
    const answers = await Promise.all(
      [ann, bao].map(({ visitor }) => visitor.call('claimStaffWithdrawal', { body: { reference } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('one person', () => {
  test('approves what is below the threshold, once', async () => {
    const { id, reference } = await ask(499);
    const { value } = await approve(ann, reference);
    expect(value).toMatchObject({ outcome: 'done', withdrawal: { state: 'approved', amount: 499 } });
    expect(value?.withdrawal.payouts).toMatchObject([{ amount: 499, state: 'open' }]);
    expect((await approve(ann, reference)).error?.code).toBe('WITHDRAWAL_STATE');
    expect((await approve(bao, reference)).error?.code).toBe('WITHDRAWAL_STATE');
    expect(await trailOf(reference)).toMatchObject([
      {
        operation: 'approveStaffWithdrawal',
        person: ann.name,
        before: { state: 'held' },
        after: { state: 'approved', decision: 'approve', amount: 499 },
      },
    ]);
    expect((await member.details(id)).events.at(-1)).toMatchObject({ state: 'approved', by: 'operator' });
    expect(await breaches()).toEqual([]);
  });

  test('rejects with a reason that the member reads; the money is back', async () => {
    const { id, reference } = await ask(900);
    const { value } = await reject(ann, reference);
    expect(value).toMatchObject({ outcome: 'done', withdrawal: { state: 'rejected' } });
    expect(await member.details(id)).toMatchObject({ state: 'rejected', reason: 'The name is another.' });
    expect(await member.balance()).toEqual({ real: 1_000, bonus: 0, hold: 0 });
    expect((await trailOf(reference)).at(-1)).toMatchObject({ reason: 'The name is another.' });
  });

  test('and another who approve at once pay once', async () => {
    const { reference } = await ask();
    const answers = await Promise.all([ann, bao, ann, bao].map((person) => approve(person, reference)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { value } = await ann.visitor.call('getStaffWithdrawal', { query: { reference } });
    expect(value?.payouts).toHaveLength(1);
    expect(await breaches()).toEqual([]);
  });

  test('gives back what has not arrived of a small dispute', async () => {
    const { id, reference } = await disputed(100);
    expect((await dispute(ann, reference, 'return')).value).toMatchObject({
      outcome: 'done',
      withdrawal: { state: 'failed' },
    });
    expect(await member.details(id)).toMatchObject({ state: 'failed', reason: 'The bank has confirmed it.' });
    expect(await member.balance()).toMatchObject({ real: 1_000, hold: 0 });
  });

  test('decides about no dispute that is none', async () => {
    const { reference } = await ask();
    for (const decision of ['reject', 'return'] as const)
      expect((await dispute(ann, reference, decision)).error?.code).toBe('WITHDRAWAL_STATE');
  });

  test('whose role is taken away mid-session decides nothing more', async () => {
    const { reference } = await ask();
    const owner = await hire('owner', '*');
    const grants = [{ merchant: 'SENVANG', role: 'support' as const }];
    await owner.visitor.call('setStaffGrants', { body: { id: ann.id, grants, reason: 'Other work.' } });
    expect((await approve(ann, reference)).error?.code).toBe('SESSION_EXPIRED');
    const body = { email: ann.email, password: staffPassword, code: await freshCode(ann) };
    expect((await ann.visitor.call('loginStaff', { body })).status).toBe(200);
    expect((await approve(ann, reference)).error?.code).toBe('NOT_PERMITTED');
    expect((await trailOf(reference)).length).toBe(0);
  });
});

describe('two persons', () => {
  const asked = async (amount = 500) => {
    const { id, reference } = await ask(amount);
    const { value } = await approve(ann, reference);
    expect(value).toMatchObject({ outcome: 'asked', withdrawal: { state: 'held' } });
    const request = value?.withdrawal.request;
    if (!request) throw new Error('Nothing was asked.');
    return { id, reference, request };
  };

  test('approve what is as large as the threshold, however small the part', async () => {
    const { reference, request } = await asked();
    expect(request).toMatchObject({ kind: 'approve', amount: 500, askedBy: { id: ann.id } });
    expect((await bao.visitor.call('getStaffRequests')).value?.requests.map(({ id }) => id)).toContain(
      request.id,
    );
    expect((await approve(bao, reference)).error?.code).toBe('REQUEST_OPEN');
    expect((await decide(bao, request.id)).value).toMatchObject({
      outcome: 'done',
      withdrawal: { state: 'approved', request: null },
    });
    expect((await trailOf(reference)).map(({ person, after }) => [person, after])).toEqual([
      [ann.name, { asked: 'approve', amount: 500 }],
      [bao.name, { request: 'agreed', amount: 500 }],
      [bao.name, { state: 'approved', decision: 'approve', amount: 500 }],
    ]);
    const part = await ask(500);
    expect((await approve(ann, part.reference, 1)).value?.outcome).toBe('asked');
  });

  test('are never the same one, under two sessions either', async () => {
    const { reference, request } = await asked();
    expect((await decide(ann, request.id)).error?.code).toBe('SECOND_PERSON_REQUIRED');
    const elsewhere = visit({ host: consoleHost });
    await moveClock(30);
    const code = codeOf(ann.secret, platform().services.clock.now());
    await elsewhere.call('loginStaff', { body: { email: ann.email, password: staffPassword, code } });
    elsewhere.merchant = 'SENVANG';
    expect((await elsewhere.call('getStaff')).value?.id).toBe(ann.id);
    expect((await decide({ ...ann, visitor: elsewhere }, request.id)).error?.code).toBe(
      'SECOND_PERSON_REQUIRED',
    );
    // Whatever the code would say: it is the database's own rule.
    const attempt = tenant((tx) =>
      tx
        .update(staffRequests)
        .set({ state: 'agreed', decidedBy: ann.id })
        .where(eq(staffRequests.id, request.id)),
    ).catch((error: Error) => {
      throw error.cause;
    });
    await expect(attempt).rejects.toThrow(/staff_requests_second_person/);
    const unnamed = tenant((tx) =>
      tx.execute(sql`update staff_requests set state = 'agreed' where id = ${request.id}`),
    ).catch((error: Error) => {
      throw error.cause;
    });
    await expect(unnamed).rejects.toThrow(/staff_requests_decided/);
    const { value } = await bao.visitor.call('getStaffWithdrawal', { query: { reference } });
    expect(value?.state).toBe('held');
  });

  test('agree once, replayed or raced', async () => {
    const { reference, request } = await asked();
    const chi = await hire('risk');
    const answers = await Promise.all([bao, chi, bao, chi].map((person) => decide(person, request.id)));
    expect(answers.filter(({ value }) => value?.outcome === 'done')).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'REQUEST_OVER')).toHaveLength(3);
    expect((await decide(bao, request.id)).error?.code).toBe('REQUEST_OVER');
    const { value } = await ann.visitor.call('getStaffWithdrawal', { query: { reference } });
    expect(value?.payouts).toHaveLength(1);
    expect(await breaches()).toEqual([]);
  });

  test('refuse too, and it can be asked anew', async () => {
    const { reference, request } = await asked();
    expect((await decide(bao, request.id, 'refuse')).value).toMatchObject({
      outcome: 'refused',
      withdrawal: { state: 'held', request: null },
    });
    expect((await approve(bao, reference)).value?.withdrawal.request?.askedBy.id).toBe(bao.id);
  });

  test('do nothing about what has moved since it was asked for', async () => {
    const { id, request } = await asked();
    await member.visitor.call('cancelWithdrawal', { body: { id } });
    expect((await bao.visitor.call('getStaffRequests')).value?.requests.map((open) => open.id)).not.toContain(
      request.id,
    );
    expect((await decide(bao, request.id)).value).toMatchObject({
      outcome: 'outdated',
      withdrawal: { state: 'cancelled', payouts: [] },
    });
    expect(await member.balance()).toMatchObject({ real: 1_000, hold: 0 });
  });

  test('reject a dispute, however small; the member reads the answer', async () => {
    const { id, reference } = await disputed(100);
    const { value } = await dispute(ann, reference, 'reject');
    expect(value).toMatchObject({ outcome: 'asked', withdrawal: { state: 'notReceived' } });
    expect(value?.withdrawal.request).toMatchObject({ kind: 'rejectDispute', amount: 100 });
    const request = value?.withdrawal.request?.id ?? '';
    expect((await decide(ann, request)).error?.code).toBe('SECOND_PERSON_REQUIRED');
    expect((await decide(bao, request)).value).toMatchObject({
      outcome: 'done',
      withdrawal: { state: 'completed', receipt: 'forced' },
    });
    expect(await member.details(id)).toMatchObject({
      state: 'completed',
      receipt: 'forced',
      reason: 'The bank has confirmed it.',
    });
    expect(await member.balance()).toMatchObject({ real: 900, hold: 0 });
    expect(await breaches()).toEqual([]);
  });

  test('give back a large dispute', async () => {
    const { reference } = await disputed(600);
    const { value } = await dispute(ann, reference, 'return');
    expect(value?.withdrawal.request).toMatchObject({ kind: 'returnRest', amount: 600 });
    await decide(bao, value?.withdrawal.request?.id ?? '');
    expect(await member.balance()).toMatchObject({ real: 1_000, hold: 0 });
  });

  test('of another merchant are nobody', async () => {
    const { request } = await asked();
    const other = await hire('owner', 'NORTHBAY');
    expect((await decide(other, request.id)).error?.code).toBe('NOT_FOUND');
    other.visitor.merchant = 'SENVANG';
    expect((await decide(other, request.id)).error?.code).toBe('NOT_PERMITTED');
  });
});

const hold = ({ visitor }: TestStaff, reference: string) =>
  visitor.call('holdStaffWithdrawal', { body: { reference, answer: 'We are waiting for your bank.' } });
const resume = ({ visitor }: TestStaff, reference: string) =>
  visitor.call('resumeStaffWithdrawal', { body: { reference, reason: 'The bank has answered.' } });

describe('on hold', () => {
  test('nobody and no time approves it; the member reads why, and its money stays set aside', async () => {
    const { id, reference } = await ask(200);
    expect((await hold(ann, reference)).value).toMatchObject({
      outcome: 'done',
      withdrawal: { state: 'onHold' },
    });
    expect(await member.details(id)).toMatchObject({
      state: 'onHold',
      reason: 'We are waiting for your bank.',
    });
    expect(await member.balance()).toMatchObject({ real: 800, hold: 200 });
    expect((await approve(ann, reference)).error?.code).toBe('WITHDRAWAL_STATE');
    expect((await approve(bao, reference)).error?.code).toBe('WITHDRAWAL_STATE');
    expect((await hold(bao, reference)).error?.code).toBe('WITHDRAWAL_STATE');
    const queue = await ann.visitor.call('getStaffWithdrawals', {
      query: { queue: 'onHold', search: reference },
    });
    expect(queue.value?.total).toBe(1);
    expect((await resume(bao, reference)).value).toMatchObject({
      withdrawal: { state: 'held', reason: null },
    });
    expect((await approve(ann, reference)).value?.outcome).toBe('done');
    expect((await trailOf(reference)).map(({ operation }) => operation)).toEqual([
      'holdStaffWithdrawal',
      'resumeStaffWithdrawal',
      'approveStaffWithdrawal',
    ]);
    expect(await breaches()).toEqual([]);
  });

  test('stops one that time would have approved', async () => {
    await setRules({ ...rules, riskAmount: 1_000_000, approveAfterSeconds: 60 }, member.username);
    const { id, reference } = await ask(100);
    await hold(ann, reference);
    await moveClock(120);
    await member.visitor.call('getWithdrawals', { query: {} });
    expect((await member.details(id)).state).toBe('onHold');
    await resume(ann, reference);
    await moveClock(120);
    await member.visitor.call('getWithdrawals', { query: {} });
    expect((await member.details(id)).state).toBe('held');
  });

  test('makes an older request for it outdated, and can be cancelled by its member', async () => {
    const { id, reference } = await ask(600);
    const asked = await approve(ann, reference);
    await moveClock(1);
    await hold(bao, reference);
    expect((await decide(bao, asked.value?.withdrawal.request?.id ?? '')).value).toMatchObject({
      outcome: 'outdated',
      withdrawal: { state: 'onHold', payouts: [] },
    });
    await member.visitor.call('cancelWithdrawal', { body: { id } });
    expect(await member.balance()).toMatchObject({ real: 1_000, hold: 0 });
    expect((await resume(ann, reference)).error?.code).toBe('WITHDRAWAL_STATE');
  });

  test('and approved by another at once ends as one of the two', async () => {
    const { reference } = await ask(100);
    const [held, approved] = await Promise.all([hold(ann, reference), approve(bao, reference)]);
    expect([held.status, approved.status].toSorted()).toEqual([200, 409]);
    const { value } = await ann.visitor.call('getStaffWithdrawal', { query: { reference } });
    expect(value?.payouts.length).toBe(value?.state === 'approved' ? 1 : 0);
    expect(await breaches()).toEqual([]);
  });
});

describe('a receipt that the member never confirmed', () => {
  const paid = async (amount: number, part = amount) => {
    const asked = await ask(amount);
    const { reference } = asked;
    await operator.approve(reference, part);
    await operator.pay(reference, part);
    return asked;
  };
  const force = ({ visitor }: TestStaff, reference: string) =>
    visitor.call('forceStaffReceipt', { body: { reference, answer: 'The bank has confirmed it.' } });

  test('ends it only by two people, and the member reads why', async () => {
    const { id, reference } = await paid(100);
    const { value } = await force(ann, reference);
    expect(value).toMatchObject({ outcome: 'asked', withdrawal: { state: 'paid' } });
    const request = value?.withdrawal.request;
    expect(request).toMatchObject({ kind: 'forceReceipt', amount: 100 });
    expect((await decide(ann, request?.id ?? '')).error?.code).toBe('SECOND_PERSON_REQUIRED');
    expect((await decide(bao, request?.id ?? '')).value).toMatchObject({
      outcome: 'done',
      withdrawal: { state: 'completed', receipt: 'forced' },
    });
    expect((await member.details(id)).reason).toBe('The bank has confirmed it.');
    expect(await member.balance()).toMatchObject({ real: 900, hold: 0 });
    expect((await decide(bao, request?.id ?? '')).error?.code).toBe('REQUEST_OVER');
    expect(await breaches()).toEqual([]);
  });

  test('of a part leaves the rest open, and takes one person below the threshold', async () => {
    const { reference } = await paid(400, 150);
    expect((await force(ann, reference)).value).toMatchObject({
      outcome: 'done',
      withdrawal: { state: 'partlyReceived', received: 150, remaining: 250 },
    });
    expect(await breaches()).toEqual([]);
  });

  test('is no way around a dispute, nor of what was never paid', async () => {
    expect((await force(ann, (await disputed(100)).reference)).error?.code).toBe('WITHDRAWAL_STATE');
    expect((await force(ann, (await ask(100)).reference)).error?.code).toBe('WITHDRAWAL_STATE');
  });

  test('is outdated once the member speaks', async () => {
    const { id, reference } = await paid(100);
    const { value } = await force(ann, reference);
    await moveClock(1);
    await member.visitor.call('confirmWithdrawal', { body: { id, receipt: 'received' } });
    expect((await decide(bao, value?.withdrawal.request?.id ?? '')).value).toMatchObject({
      outcome: 'outdated',
      withdrawal: { state: 'completed', receipt: 'member' },
    });
  });
});

describe('several at once', () => {
  const decideAll = (
    { visitor }: TestStaff,
    references: string[],
    decision: 'approve' | 'reject' | 'hold' | 'resume',
    answer?: string,
  ) =>
    visitor.call('decideStaffWithdrawals', {
      body: { references, decision, ...(answer !== undefined && { answer }) },
    });

  test('each have a result of their own, by the rules of one', async () => {
    const [small, large, done, claimed] = [await ask(100), await ask(500), await ask(110), await ask(120)];
    await approve(ann, done.reference);
    await bao.visitor.call('claimStaffWithdrawal', { body: { reference: claimed.reference } });
    const { value } = await decideAll(
      ann,
      [small, large, done, claimed].map(({ reference }) => reference).concat('WNOBODYS'),
      'approve',
    );
    expect(value?.results.map(({ outcome, state, code }) => [outcome, state, code])).toEqual([
      ['done', 'approved', null],
      ['asked', 'held', null],
      ['failed', null, 'WITHDRAWAL_STATE'],
      ['failed', null, 'CASE_CLAIMED'],
      ['failed', null, 'NOT_FOUND'],
    ]);
    expect(value?.results[2]?.message).toBeTruthy();
    expect(await breaches()).toEqual([]);
  });

  test('never reach another merchant, and are paid once however often they are sent', async () => {
    const { reference } = await ask(100);
    const stranger = await hire('payments', 'NORTHBAY');
    expect((await decideAll(stranger, [reference], 'approve')).value?.results[0]?.code).toBe('NOT_FOUND');
    const answers = await Promise.all(
      [ann, bao, ann].map((person) => decideAll(person, [reference], 'approve')),
    );
    expect(answers.filter(({ value }) => value?.results[0]?.outcome === 'done')).toHaveLength(1);
    const { value } = await ann.visitor.call('getStaffWithdrawal', { query: { reference } });
    expect(value?.payouts).toHaveLength(1);
  });

  test('need words where members read them, and name each once', async () => {
    const { reference } = await ask(100);
    expect((await decideAll(ann, [reference], 'reject')).error).toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: [{ field: 'answer' }] },
    });
    expect((await decideAll(ann, [reference, reference], 'approve')).error?.code).toBe('INVALID_INPUT');
    expect(
      (await decideAll(ann, [reference], 'reject', 'The name is another.')).value?.results,
    ).toMatchObject([{ outcome: 'done', state: 'rejected' }]);
  });
});

test('a withdrawal that the job approves meanwhile is not paid again by an older request', async () => {
  await setRules({ ...rules, riskAmount: 1_000_000, approveAfterSeconds: 60 }, member.username);
  const { reference } = await ask(600);
  const { value } = await approve(ann, reference);
  await moveClock(61);
  await member.visitor.call('getWithdrawals', { query: {} });
  const agreed = await decide(bao, value?.withdrawal.request?.id ?? '');
  expect(agreed.value).toMatchObject({ outcome: 'outdated', withdrawal: { state: 'approved' } });
  expect(agreed.value?.withdrawal?.payouts).toHaveLength(1);
});
