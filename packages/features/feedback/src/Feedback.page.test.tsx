import { ApiError } from '@marquee/api-client';
import { getCaptcha, getCaptchaQuestion, getFeedback, sendFeedback } from '@marquee/contract/routes';
import { type Answers, memberOf, offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import Feedback from './Feedback.page.tsx';
import { catalog } from './catalog.ts';

afterEach(cleanup);

const renderAt = (at: string, answers: Answers) => renderFeature(<Feedback />, { catalog, at, answers });
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const kind = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /What is it about/ });
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your message/ });
const contact = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Where can we reply/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const problemOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

const taken = (): Answers => ({
  [sendFeedback.id]: () => ({ reference: 'FB-7KQ2M9XA', replyWithinHours: 24 }),
});

const refusing =
  (error: ConstructorParameters<typeof ApiError>[1], status = 400) =>
  () => {
    throw new ApiError(status, error);
  };

const fill = async (count = 6) => {
  await userEvent.selectOptions(kind(), 'deposit');
  fireEvent.change(message(), { target: { value: words(count) } });
  await userEvent.type(contact(), 'an@lotus.example');
};

test('a guest sends a message and gets its reference, the promise, and room for another', async () => {
  const { called } = await renderAt('/feedback', taken());
  await fill();
  await send();
  expect(await screen.findByText('FB-7KQ2M9XA')).toBeTruthy();
  expect(screen.getByText(/within 24 hours\. Please keep/)).toBeTruthy();
  expect(called).toHaveBeenCalledWith(sendFeedback.id, {
    body: { questionType: 'deposit', content: words(6), contactInfo: 'an@lotus.example' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(message().value).toBe('');
  expect(contact().value).toBe('an@lotus.example');
});

test.each([
  [4, 'Please write at least 5 words.'],
  [501, 'Please shorten it to 500 words.'],
])('%i words are not sent; the field says so and has the focus', async (count, problem) => {
  const { called } = await renderAt('/feedback', taken());
  await fill(count);
  await send();
  await waitFor(() => expect(document.activeElement).toBe(message()));
  expect(problemOf(message())).toBe(problem);
  expect(message().value).toBe(words(count));
  expect(called).not.toHaveBeenCalled();
});

test.each([5, 500])('%i words are sent', async (count) => {
  await renderAt('/feedback', taken());
  await fill(count);
  await send();
  expect(await screen.findByText('FB-7KQ2M9XA')).toBeTruthy();
});

test('words are counted while they are typed', async () => {
  await renderAt('/feedback', taken());
  expect(screen.getByText('0 of 500 words')).toBeTruthy();
  await userEvent.type(message(), 'Tôi chưa nhận được mã.');
  expect(screen.getByText('5 of 500 words')).toBeTruthy();
});

test('an empty form names every field and starts at the first; a corrected field loses its problem', async () => {
  await renderAt('/feedback', taken());
  await send();
  await waitFor(() => expect(document.activeElement).toBe(kind()));
  expect(problemOf(kind())).toBe('Please choose what it is about.');
  expect(problemOf(message())).toBe('Please write your question.');
  expect(problemOf(contact())).toBe('Please tell us where to reply.');
  await userEvent.selectOptions(kind(), 'game');
  expect(kind().hasAttribute('aria-invalid')).toBe(false);
  expect(message().hasAttribute('aria-invalid')).toBe(true);
});

test('the affiliate link has its kind chosen, and another can be chosen', async () => {
  await renderAt('/feedback?type=affiliate', taken());
  expect(kind().value).toBe('affiliate');
  expect(screen.getByText(/where you would promote us/)).toBeTruthy();
  await userEvent.selectOptions(kind(), 'other');
  expect(kind().value).toBe('other');
});

test('a kind that does not exist chooses none', async () => {
  await renderAt('/feedback?type=nonsense', taken());
  expect(kind().value).toBe('');
});

test('one more than is allowed is refused with the time to wait, and nothing typed is lost', async () => {
  const details = { retryAfter: 86_000 };
  const tooMany = { code: 'RATE_LIMITED', message: 'You are a little fast.', details } as const;
  const answers = taken();
  await renderAt('/feedback', answers);
  await fill();
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Write another message' }));
  await userEvent.clear(contact());
  await fill(7);
  answers[sendFeedback.id] = refusing(tooMany, 429);
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('You are a little fast.');
  expect(alert.textContent).toContain('You can send it tomorrow.');
  expect([kind().value, message().value, contact().value]).toEqual(['deposit', words(7), 'an@lotus.example']);
});

test('a broken network keeps what was typed, and the next try works', async () => {
  const answers: Answers = { [sendFeedback.id]: offline };
  await renderAt('/feedback', answers);
  await fill();
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('What you wrote is still here.');
  expect(message().value).toBe(words(6));
  Object.assign(answers, taken());
  await send();
  expect(await screen.findByText('FB-7KQ2M9XA')).toBeTruthy();
});

test('what the platform finds wrong stands at its field', async () => {
  const fields = [{ field: 'contactInfo', rule: 'required', message: 'Nobody can be reached there.' }];
  await renderAt('/feedback', {
    [sendFeedback.id]: refusing({ code: 'INVALID_INPUT', message: 'Check the fields.', details: { fields } }),
  });
  await fill();
  await send();
  await waitFor(() => expect(document.activeElement).toBe(contact()));
  expect(problemOf(contact())).toBe('Nobody can be reached there.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a captcha appears when the platform asks for one, and goes with the next try', async () => {
  const { called } = await renderAt('/feedback', {
    [getCaptcha.id]: () => 'iVBORw0KGgo=',
    [getCaptchaQuestion.id]: () => ({ question: 'Two and three?' }),
    [sendFeedback.id]: ({ body }) => {
      const { captcha } = body as { captcha?: string };
      if (captcha === 'k7m2') return { reference: 'FB-7KQ2M9XA', replyWithinHours: 24 };
      throw new ApiError(400, {
        code: 'CAPTCHA_REQUIRED',
        message: 'Enter the code.',
        details: { captcha: true },
      });
    },
  });
  await fill();
  await send();
  const code = await screen.findByRole('textbox', { name: /Verification code/ });
  expect(code).toBeTruthy();
  expect(screen.getByText('Enter the code.')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Characters in the image' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I can’t see the image' }));
  expect(await screen.findByText('Two and three?')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /Your answer/ }), 'k7m2');
  await send();
  expect(await screen.findByText('FB-7KQ2M9XA')).toBeTruthy();
  expect(called).toHaveBeenLastCalledWith(sendFeedback.id, {
    body: { questionType: 'deposit', content: words(6), contactInfo: 'an@lotus.example', captcha: 'k7m2' },
  });
});

test('where the merchant has GeeTest, its check stands in place of the image', async () => {
  const asked = new ApiError(400, {
    code: 'CAPTCHA_REQUIRED',
    message: 'Confirm it.',
    details: { captcha: true },
  });
  await renderFeature(<Feedback />, {
    catalog,
    at: '/feedback',
    flags: ['GEETEST3'],
    answers: { [sendFeedback.id]: () => Promise.reject(asked) },
  });
  await fill();
  await send();
  expect(await screen.findByRole('button', { name: 'I am a person' })).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Characters in the image' })).toBeNull();
});

const renderAsMember = (answers: Answers) =>
  renderFeature(<Feedback />, { catalog, at: '/feedback', answers, session: memberOf(0) });

const aCase = {
  reference: 'FB-7KQ2M9XA',
  questionType: 'complaint' as const,
  content: 'It stopped in the middle.',
  createdAt: '2026-11-20T05:00:00Z',
  dueAt: '2026-11-21T05:00:00Z',
  answer: null,
  earlierAnswers: [],
};

test('a member is not asked where to reply, and what was sent joins their own messages', async () => {
  const cases: unknown[] = [];
  const { called } = await renderAsMember({
    [getFeedback.id]: () => ({ cases: [...cases], total: cases.length }) as never,
    [sendFeedback.id]: () => {
      cases.push(aCase);
      return { reference: aCase.reference, replyWithinHours: 24 };
    },
  });
  expect(screen.getByText('We answer in your messages on this site.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /Where can we reply/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Your messages to us' })).toBeNull();
  await userEvent.selectOptions(kind(), 'complaint');
  fireEvent.change(message(), { target: { value: words(6) } });
  await send();
  expect(called).toHaveBeenCalledWith(sendFeedback.id, {
    body: { questionType: 'complaint', content: words(6) },
  });
  expect(await screen.findByRole('heading', { name: 'Your messages to us' })).toBeTruthy();
  expect(screen.getByText('Being answered')).toBeTruthy();
});

test('an own message is read with its answer, or with the time of one', async () => {
  const answer = { text: 'The stake is back.', at: '2026-11-20T09:00:00Z' };
  const answered = { ...aCase, reference: 'FB-P4HW8TNE', answer };
  await renderAsMember({ [getFeedback.id]: () => ({ cases: [aCase, answered], total: 2 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Read FB-P4HW8TNE' }));
  expect(screen.getByText('The stake is back.')).toBeTruthy();
  expect(screen.getByText(/^Our answer, 20 Nov 2026/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Hide FB-P4HW8TNE' }));
  expect(screen.queryByText('The stake is back.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Read FB-7KQ2M9XA' }));
  expect(screen.getByText(/^We answer by 21 Nov 2026/)).toBeTruthy();
});

test('one that was opened again shows what was answered before, and the new promise', async () => {
  const earlierAnswers = [{ text: 'It has settled itself.', at: '2026-11-20T09:00:00Z' }];
  await renderAsMember({ [getFeedback.id]: () => ({ cases: [{ ...aCase, earlierAnswers }], total: 1 }) });
  expect(await screen.findByText('Being answered')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Read FB-7KQ2M9XA' }));
  expect(screen.getByText('It has settled itself.')).toBeTruthy();
  expect(screen.getByText(/^We answer by 21 Nov 2026/)).toBeTruthy();
});

test('a guest and a demo account have no list and say where to reply', async () => {
  for (const session of [{ status: 'guest' } as const, memberOf(4)]) {
    const { called } = await renderFeature(<Feedback />, { catalog, at: '/feedback', session });
    expect(contact()).toBeTruthy();
    expect(called).not.toHaveBeenCalledWith(getFeedback.id, expect.anything());
    cleanup();
  }
});
