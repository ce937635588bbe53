import { ApiError } from '@marquee/api-client';
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
  const refused = new ApiError(429, { code: 'RATE_LIMITED', message: 'Wait a minute.' });
  expect(await wordsOf(refused)).toBe('Wait a minute.');
});

test('where no answer came, the words are ours and name what to do', async () => {
  const timeout = new ApiError(0, { code: 'TIMEOUT', message: '' });
  expect(await wordsOf(timeout)).toMatch(/took too long.*try again/);
  cleanup();
  const offline = new ApiError(0, { code: 'NETWORK', message: '' });
  expect(await wordsOf(offline)).toMatch(/network link.*try again/);
  cleanup();
  expect(await wordsOf(offline, 'vi')).toBe('Không có kết nối mạng. Vui lòng kiểm tra và thử lại.');
});

test('the inner words of a fault of ours are not shown', async () => {
  expect(await wordsOf(new TypeError('undefined is not a function'))).toMatch(/^Something went wrong here/);
});
