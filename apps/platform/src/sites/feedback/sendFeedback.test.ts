import { afterEach, expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { readCaptcha } from '../../identity/session/testing/readCaptcha.ts';

const { visit, moveClock, resetClock } = openTestSite();

const body = {
  questionType: 'deposit' as const,
  content: 'My deposit has not arrived yet',
  contactInfo: 'an@example.com',
};

afterEach(resetClock);

test('a message gets a reference that can be read aloud, and the time of the answer', async () => {
  const { value } = await visit().call('sendFeedback', { body });
  expect(value?.reference).toMatch(/^FB-[2-9A-HJ-NP-Z]{8}$/);
  expect(value?.replyWithinHours).toBe(24);
});

test.each([
  ['too few words', { content: 'one two three four' }, 'content'],
  ['too many words', { content: Array.from({ length: 501 }, () => 'word').join(' ') }, 'content'],
  ['nowhere to reply', { contactInfo: '   ' }, 'contactInfo'],
])('%s is a problem of its field', async (_what, change, field) => {
  const { status, error } = await visit().call('sendFeedback', { body: { ...body, ...change } });
  expect([status, error?.details?.fields?.map((each) => each.field)]).toEqual([400, [field]]);
});

test('an address sends three, two more with a captcha, and is told how long to wait for the sixth', async () => {
  const visitor = visit();
  for (let sent = 0; sent < 3; sent += 1)
    expect((await visitor.call('sendFeedback', { body })).status).toBe(200);
  const asked = await visitor.call('sendFeedback', { body });
  expect(asked.error).toMatchObject({ code: 'CAPTCHA_REQUIRED', details: { captcha: true } });
  for (let sent = 0; sent < 2; sent += 1) {
    await moveClock(1);
    const captcha = await readCaptcha(visitor);
    expect((await visitor.call('sendFeedback', { body: { ...body, captcha } })).status).toBe(200);
  }
  const { status, error } = await visitor.call('sendFeedback', { body });
  expect([status, error?.code]).toEqual([429, 'RATE_LIMITED']);
  expect(error?.details?.retryAfter).toBeGreaterThan(0);
  expect((await visit().call('sendFeedback', { body })).status).toBe(200);
  await moveClock(3_600);
  expect((await visitor.call('sendFeedback', { body })).status).toBe(200);
});
