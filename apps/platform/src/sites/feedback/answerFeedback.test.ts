import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { signUp } from '../../identity/session/testing/signUp.ts';
import { openStaff, type TestStaff } from '../../staff/testing/openStaff.ts';

const site = openTestSite();
const { visit } = site;
const { hire } = openStaff(site);

const content = 'My <b>deposit</b> has not arrived yet';
const body = { questionType: 'complaint' as const, content };

let members = 0;
const newMember = async () => {
  members += 1;
  const visitor = visit();
  await signUp(visitor, `writer${members}`);
  return visitor;
};

const casesOf = async (visitor: Awaited<ReturnType<typeof newMember>>) =>
  (await visitor.call('getFeedback')).value;

let support: TestStaff;
beforeAll(async () => {
  support = await hire('support');
});
const answerBy = (body: { reference: string; answer: string }) =>
  support.visitor.call('answerStaffVoice', { body });

let member: Awaited<ReturnType<typeof newMember>>;
beforeEach(async () => {
  member = await newMember();
});

test('what a member writes is among their own cases, without a word about where to reply, and nobody else’s', async () => {
  const { value } = await member.call('sendFeedback', { body });
  const found = await casesOf(member);
  expect(found).toMatchObject({
    total: 1,
    cases: [{ reference: value?.reference, questionType: 'complaint', content, answer: null }],
  });
  const [first] = found?.cases ?? [];
  expect(Date.parse(first?.dueAt ?? '') - Date.parse(first?.createdAt ?? '')).toBe(24 * 3_600_000);
  expect(await casesOf(await newMember())).toEqual({ cases: [], total: 0 });
});

test('a guest has to say where to reply, and has no list', async () => {
  const guest = visit();
  const { status, error } = await guest.call('sendFeedback', { body });
  expect([status, error?.details?.fields?.map(({ field }) => field)]).toEqual([400, ['contactInfo']]);
  expect((await guest.call('getFeedback')).error?.code).toBe('NOT_LOGGED_IN');
});

test('a session that is over is told, and the message is not kept as a guest’s', async () => {
  const { token } = member;
  await member.call('logout');
  Object.assign(member, { token });
  const { error } = await member.call('sendFeedback', { body: { ...body, contactInfo: 'an@example.com' } });
  expect(error?.code).toMatch(/NOT_LOGGED_IN|SESSION_EXPIRED/);
});

test('an answer stands at its case and comes as a message, once, with nothing of it read as HTML', async () => {
  const { value } = await member.call('sendFeedback', { body });
  const reference = value?.reference ?? '';
  const before = (await member.call('getUnreadCount')).value?.count ?? 0;
  const answer = 'It is <i>here</i> now.\n\nSorry for the wait.';
  expect((await answerBy({ reference, answer })).status).toBe(200);
  const [answered] = (await casesOf(member))?.cases ?? [];
  expect(answered?.answer?.text).toBe(answer);
  expect((await member.call('getUnreadCount')).value?.count).toBe(before + 1);
  const [message] = (await member.call('getInbox')).value?.messages ?? [];
  expect(message?.title).toContain(reference);
  expect(message?.html).toContain('<p>It is &lt;i&gt;here&lt;/i&gt; now.</p><p>Sorry for the wait.</p>');
  expect(message?.html).toContain('My &lt;b&gt;deposit&lt;/b&gt; has not arrived yet');
  expect(message?.html).toContain('href="/feedback"');

  const again = await answerBy({ reference, answer: 'Another one.' });
  expect(again.error?.code).toBe('CASE_OVER');
  expect((await casesOf(member))?.cases[0]?.answer?.text).toBe(answer);
});

test('a guest is answered by e-mail where they left one', async () => {
  const guest = visit();
  const to = 'guest.of.feedback@example.com';
  const { value } = await guest.call('sendFeedback', { body: { ...body, contactInfo: to } });
  const reference = value?.reference ?? '';
  await answerBy({ reference, answer: 'Here you are.' });
  await expect
    .poll(async () =>
      (await guest.call('getOutbox', { query: { to } })).value?.messages.map(({ text }) => text),
    )
    .toEqual([expect.stringContaining('Here you are.')]);
});
