import { asc, eq, sql } from '#drizzle';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '../../identity/accounts/schema.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { signUp } from '../../identity/session/testing/signUp.ts';
import { openStaff, type TestStaff } from '../testing/openStaff.ts';
import { staffActions } from '../trail/schema.ts';

const site = openTestSite();
const { platform, visit, moveClock } = site;
const { hire } = openStaff(site);
const tenant = <T>(work: Parameters<ReturnType<typeof platform>['services']['database']['tenant']>[1]) =>
  platform().services.database.tenant('SENVANG', work) as Promise<T>;

const script = '<img src=x onerror="alert(1)"><script>alert(2)</script> it never arrived at all';

let ann: TestStaff;
let bao: TestStaff;
let reader: TestStaff;
beforeAll(async () => {
  ann = await hire('support');
  bao = await hire('support');
  reader = await hire('read-only');
});

let members = 0;
let member: { visitor: ReturnType<typeof visit>; username: string };
beforeEach(async () => {
  members += 1;
  const visitor = visit();
  const username = `voice${members}`;
  await signUp(visitor, username);
  member = { visitor, username };
});

const write = async (content = 'My deposit has not arrived yet', contactInfo?: string) => {
  const { value, text } = await member.visitor.call('sendFeedback', {
    body: { questionType: 'complaint', content, ...(contactInfo && { contactInfo }) },
  });
  if (!value) throw new Error(`It was refused: ${text}`);
  return value.reference;
};
const guestWrites = async (contactInfo: string) => {
  const body = { questionType: 'deposit' as const, content: 'How long does a deposit take', contactInfo };
  return (await visit().call('sendFeedback', { body })).value?.reference ?? '';
};
const read = ({ visitor }: TestStaff, reference: string) =>
  visitor.call('getStaffVoice', { query: { reference } });
const answer = ({ visitor }: TestStaff, reference: string, text = 'It is here now.') =>
  visitor.call('answerStaffVoice', { body: { reference, answer: text } });
const assign = ({ visitor }: TestStaff, reference: string, personId: string | null) =>
  visitor.call('assignStaffVoice', { body: { reference, personId } });
const reopen = ({ visitor }: TestStaff, reference: string) =>
  visitor.call('reopenStaffVoice', { body: { reference, reason: 'The member wrote again.' } });
const sentTo = async (to: string) =>
  (await visit().call('getOutbox', { query: { to } })).value?.messages.map(({ text }) => text) ?? [];
const trailOf = (subject: string) =>
  tenant<(typeof staffActions.$inferSelect)[]>((tx) =>
    tx.select().from(staffActions).where(eq(staffActions.subject, subject)).orderBy(asc(staffActions.number)),
  );

describe('the list', () => {
  test('shows the oldest promise first, and says which are broken', async () => {
    const late = await write();
    await moveClock(24 * 3_600 + 60);
    ann = await hire('support');
    bao = await hire('support');
    reader = await hire('read-only');
    const visitor = visit();
    await signUp(visitor, `punctual${members}`);
    const body = { questionType: 'game' as const, content: 'A round has stopped in the middle' };
    const fresh = (await visitor.call('sendFeedback', { body })).value?.reference;
    const { value } = await ann.visitor.call('getStaffVoices');
    const ours = value?.voices.filter(({ reference }) => [late, fresh].includes(reference)) ?? [];
    expect(ours.map(({ reference, isOverdue }) => [reference, isOverdue])).toEqual([
      [late, true],
      [fresh, false],
    ]);
    expect(value?.waiting.overdue).toBeGreaterThanOrEqual(1);
    expect(value?.waiting.open).toBeGreaterThan(value?.waiting.overdue ?? 0);
    expect(ours[0]?.username).toBe(member.username);
  });

  test('is searched by reference and username, by kind and by who has the case', async () => {
    const reference = await write();
    const find = async (query: Parameters<typeof ann.visitor.call<'getStaffVoices'>>[1] & object) =>
      (await ann.visitor.call('getStaffVoices', query)).value;
    expect((await find({ query: { search: reference.toLowerCase() } }))?.total).toBe(1);
    expect((await find({ query: { search: member.username.toUpperCase() } }))?.total).toBe(1);
    expect((await find({ query: { search: '%' } }))?.total).toBe(0);
    expect((await find({ query: { search: reference, questionType: 'game' } }))?.total).toBe(0);
    await assign(ann, reference, ann.id);
    const mine = await find({ query: { queue: 'mine', search: reference } });
    expect([mine?.total, mine?.voices[0]?.assignedTo?.name]).toEqual([1, ann.name]);
    expect(mine?.waiting.mine).toBeGreaterThanOrEqual(1);
    await answer(ann, reference);
    expect((await find({ query: { search: reference } }))?.total).toBe(0);
    expect((await find({ query: { queue: 'answered', search: reference } }))?.total).toBe(1);
  });

  test('and a case are nobody’s of another merchant', async () => {
    const reference = await write();
    const other = await hire('support', 'NORTHBAY');
    expect((await read(other, reference)).error?.code).toBe('NOT_FOUND');
    expect((await answer(other, reference)).error?.code).toBe('NOT_FOUND');
    expect((await reopen(other, reference)).error?.code).toBe('NOT_FOUND');
    const { value } = await other.visitor.call('getStaffVoices', {
      query: { queue: 'all', search: reference },
    });
    expect(value?.total).toBe(0);
  });
});

describe('a case', () => {
  test('is answered once, however many answer at once, and is theirs who did', async () => {
    const reference = await write();
    const answers = await Promise.all(
      [ann, bao, ann, bao].map((person, index) => answer(person, reference, `Answer ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { value } = await read(reader, reference);
    expect(value?.answers).toHaveLength(1);
    expect(value?.assignedTo?.name).toBe(value?.answers[0]?.by);
    expect((await member.visitor.call('getUnreadCount')).value?.count).toBe(2);
    expect(await trailOf(reference)).toMatchObject([
      { operation: 'answerStaffVoice', after: { answer: value?.answers[0]?.text } },
    ]);
  });

  test('of somebody else is answered by them, until it is given to another', async () => {
    const reference = await write();
    expect((await assign(ann, reference, bao.id)).value?.assignedTo).toEqual({ id: bao.id, name: bao.name });
    expect((await answer(ann, reference)).error?.code).toBe('CASE_CLAIMED');
    expect((await assign(ann, reference, reader.id)).error?.code).toBe('NOT_FOUND');
    expect((await assign(ann, reference, 'nobody')).error?.code).toBe('NOT_FOUND');
    expect((await assign(ann, reference, null)).value?.assignedTo).toBeNull();
    expect((await answer(ann, reference)).status).toBe(200);
    expect((await assign(ann, reference, bao.id)).error?.code).toBe('CASE_OVER');
    expect((await trailOf(reference)).map(({ before, after }) => [before, after])).toEqual([
      [{ assignedTo: null }, { assignedTo: bao.name }],
      [{ assignedTo: bao.name }, { assignedTo: null }],
      [{}, { answer: 'It is here now.' }],
    ]);
  });

  test('is opened again with a new promise, and what was answered stays', async () => {
    const reference = await write();
    expect((await reopen(ann, reference)).error?.code).toBe('CASE_OVER');
    await answer(ann, reference, 'It has settled itself.');
    const { value } = await reopen(ann, reference);
    expect(value).toMatchObject({ answeredAt: null, isOverdue: false });
    expect(Date.parse(value?.dueAt ?? '') - Date.parse(value?.reopenedAt ?? '')).toBe(24 * 3_600_000);
    const [own] = (await member.visitor.call('getFeedback')).value?.cases ?? [];
    expect(own).toMatchObject({ answer: null, earlierAnswers: [{ text: 'It has settled itself.' }] });
    await answer(ann, reference, 'Now it has arrived.');
    const [again] = (await member.visitor.call('getFeedback')).value?.cases ?? [];
    expect(again).toMatchObject({
      answer: { text: 'Now it has arrived.' },
      earlierAnswers: [{ text: 'It has settled itself.' }],
    });
    expect((await read(ann, reference)).value?.answers.map(({ by }) => by)).toEqual([ann.name, ann.name]);
    expect((await trailOf(reference)).at(1)).toMatchObject({
      operation: 'reopenStaffVoice',
      reason: 'The member wrote again.',
      before: { answer: 'It has settled itself.' },
    });
  });

  test('of a member with a confirmed e-mail is answered there too, and only there where it was left', async () => {
    const to = `${member.username}@example.com`;
    await tenant((tx) =>
      tx
        .update(accounts)
        .set({ email: to, emailKey: to, isEmailVerified: false })
        .where(eq(accounts.usernameKey, member.username)),
    );
    const first = await write();
    expect((await read(ann, first)).value?.answeredBy).toEqual(['messages']);
    await tenant((tx) => tx.execute(sql`update accounts set is_email_verified = true where email = ${to}`));
    expect((await read(ann, first)).value?.answeredBy).toEqual(['messages', 'email']);
    await answer(ann, first, 'By both ways.');
    await expect.poll(() => sentTo(to)).toEqual([expect.stringContaining('By both ways.')]);
    const elsewhere = `other.${to}`;
    const second = await write('A second question about my deposit', elsewhere);
    await answer(ann, second, 'There.');
    await expect.poll(() => sentTo(elsewhere)).toEqual([expect.stringContaining('There.')]);
    expect(await sentTo(to)).toHaveLength(1);
  });

  test('of a guest with a phone number alone is not answered by the platform', async () => {
    const reference = await guestWrites('+84 912 345 678');
    expect((await read(ann, reference)).value).toMatchObject({
      username: null,
      nickname: null,
      contact: '+***8',
      answeredBy: [],
    });
  });
});

test('where to reply is shown to whoever says why, and that is written down', async () => {
  const reference = await guestWrites('guest@example.com');
  const reveal = (person: TestStaff, of = reference) =>
    person.visitor.call('revealStaffVoice', { body: { reference: of, reason: 'To call back.' } });
  expect((await reveal(ann)).value).toEqual({ contact: 'guest@example.com' });
  expect((await reveal(reader)).error?.code).toBe('NOT_PERMITTED');
  expect(await trailOf(reference)).toMatchObject([
    { operation: 'revealStaffVoice', person: ann.name, reason: 'To call back.' },
  ]);
  expect((await reveal(ann, await write())).error?.code).toBe('NOT_FOUND');
});

test('what is written as a script reaches staff and the member as the text that it is', async () => {
  const reference = await write(script);
  expect((await read(ann, reference)).value?.content).toBe(script);
  await answer(ann, reference, script);
  const [message] = (await member.visitor.call('getInbox')).value?.messages ?? [];
  expect(message?.html).not.toMatch(/<(img|script)/);
  expect(message?.html).toContain('&lt;script&gt;');
});

describe('templates', () => {
  const save = (body: { id?: string; language: 'vi' | 'en'; title: string; text: string }, person = ann) =>
    person.visitor.call('saveStaffVoiceTemplate', { body });
  const list = async (person = ann) =>
    (await person.visitor.call('getStaffVoiceTemplates')).value?.templates ?? [];

  test('are written, changed and taken away, each in one language and of one merchant', async () => {
    const first = { language: 'vi' as const, title: 'Chậm nạp tiền', text: 'Xin lỗi quý khách.' };
    expect((await save(first)).status).toBe(200);
    expect((await save(first)).error?.code).toBe('TITLE_TAKEN');
    expect((await save({ ...first, language: 'en' })).status).toBe(200);
    const id = (await list()).find(({ language }) => language === 'vi')?.id ?? '';
    expect((await save({ ...first, id, text: 'Quý khách chờ thêm 30 phút.' })).status).toBe(200);
    expect((await save({ ...first, id, language: 'en' })).error?.code).toBe('TITLE_TAKEN');
    expect((await list()).map(({ language, text }) => [language, text])).toEqual([
      ['en', 'Xin lỗi quý khách.'],
      ['vi', 'Quý khách chờ thêm 30 phút.'],
    ]);
    expect(await list(await hire('support', 'NORTHBAY'))).toEqual([]);
    const gone = await ann.visitor.call('removeStaffVoiceTemplate', { body: { id } });
    expect(gone.value?.templates).toHaveLength(1);
    expect((await save({ ...first, id })).error?.code).toBe('NOT_FOUND');
    expect((await trailOf(first.title)).map(({ operation, before }) => [operation, before])).toEqual([
      ['saveStaffVoiceTemplate', {}],
      ['saveStaffVoiceTemplate', {}],
      ['saveStaffVoiceTemplate', first],
      ['removeStaffVoiceTemplate', { ...first, text: 'Quý khách chờ thêm 30 phút.' }],
    ]);
  });

  test('of two that are given one title at once, one is told that it is taken', async () => {
    const title = 'Khuyến mãi';
    const texts = ['một', 'hai', 'ba'].map((word) => ({
      language: 'vi' as const,
      title: `Mẫu ${word}`,
      text: word,
    }));
    for (const text of texts) await save(text);
    const ids = new Map((await list()).map((template) => [template.title, template.id]));
    const answers = await Promise.all(
      texts.map((text) => save({ ...text, id: ids.get(text.title) ?? '', title })),
    );
    expect(answers.map(({ error, status }) => error?.code ?? String(status)).toSorted()).toEqual([
      '200',
      'TITLE_TAKEN',
      'TITLE_TAKEN',
    ]);
  });

  test('are read and not written by whoever only reads', async () => {
    expect((await reader.visitor.call('getStaffVoiceTemplates')).status).toBe(200);
    const { error } = await save({ language: 'en', title: 'Mine', text: 'Mine' }, reader);
    expect(error?.code).toBe('NOT_PERMITTED');
  });
});
