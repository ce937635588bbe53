import { ApiError } from '@marquee/api-client';
import { saidIn } from '@marquee/config/said';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { coreTexts } from './coreTexts.ts';
import { renderFeature } from './testing/renderFeature.tsx';
import { useErrorText } from './useErrorText.ts';

const Words = ({ error }: { error: unknown }) => <p role="alert">{useErrorText()(error)}</p>;

const wordsOf = async (error: unknown, language: 'vi' | 'en' = 'en') => {
  await renderFeature(<Words error={error} />, { catalog: coreTexts, language });
  return screen.getByRole('alert').textContent;
};

afterEach(cleanup);

test('a refusal is told in the platform’s own words', async () => {
  const details = { retryAfter: 60 };
  const refused = new ApiError(429, { code: 'RATE_LIMITED', message: 'Wait a minute.', details });
  expect(await wordsOf(refused)).toBe('Wait a minute.');
});

test('a web server’s refusal, which has no words, is told in ours', async () => {
  const refused = new ApiError(429, { code: 'RATE_LIMITED', message: '', details: { retryAfter: 1 } });
  const said = await saidIn('vi');
  expect(await wordsOf(refused, 'vi')).toBe(said('That was a little too fast. Please wait a moment.'));
});

test('where no answer came, the words are ours and name what to do', async () => {
  const timeout = new ApiError(0, { code: 'TIMEOUT', message: '' });
  expect(await wordsOf(timeout)).toMatch(/taking too long.*try again/);
  cleanup();
  const offline = new ApiError(0, { code: 'NETWORK', message: '' });
  expect(await wordsOf(offline)).toMatch(/couldn’t connect.*try again/);
  cleanup();
  const down = new ApiError(502, { code: 'UNAVAILABLE', message: '' });
  expect(await wordsOf(down)).toMatch(/fault is ours.*try again/);
  cleanup();
  const said = await saidIn('vi');
  expect(await wordsOf(offline, 'vi')).toBe(
    said('We couldn’t connect. Check your connection and try again.'),
  );
});

test('Showing the inner words of a fault of ours are not', async () => {
  expect(await wordsOf(new TypeError('undefined is not a function'))).toMatch(/^Something went wrong here/);
});

const limit = {
  kind: 'deposit',
  period: 'day',
  limit: 500_000,
  used: 400_000,
  currency: 'VND',
  resetsAt: '2026-11-21T17:00:00.000Z',
} as const;

test('a limit that was met is told with its figures, in the time of the house', async () => {
  const over = { code: 'DEPOSIT_LIMIT_REACHED', message: 'Over your limit.' } as const;
  const refused = new ApiError(403, { ...over, details: { limit } });
  expect(await wordsOf(refused)).toMatch(
    /^Over your limit\. ₫400,000 of ₫500,000 used\. It resets on 22 Nov 2026, 00:00\.$/,
  );
  cleanup();
  const time = { ...limit, kind: 'session', limit: 60, used: 61 } as const;
  const timeOver = { code: 'SESSION_LIMIT_REACHED', message: 'Time is over.' } as const;
  const ended = new ApiError(403, { ...timeOver, details: { limit: time } });
  expect(await wordsOf(ended)).toContain('61 min of 60 min used.');
});

test('a time-out is told with its end, and one without an end with none', async () => {
  const exclusion = { kind: 'timeOut', startedAt: limit.resetsAt, endsAt: limit.resetsAt } as const;
  const stopped = { code: 'TIME_OUT_ACTIVE', message: 'Play is stopped.' } as const;
  expect(await wordsOf(new ApiError(403, { ...stopped, details: { exclusion } }))).toMatch(
    /stopped\. It ends on 22 Nov/,
  );
  cleanup();
  const forGood = { ...exclusion, endsAt: null };
  expect(await wordsOf(new ApiError(403, { ...stopped, details: { exclusion: forGood } }))).toBe(
    'Play is stopped.',
  );
});
