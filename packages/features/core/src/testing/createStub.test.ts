import { ApiError } from '@marquee/api-client';
import { getBalance, getCountries, getGames } from '@marquee/contract/routes';
import { expect, test } from 'vitest';
import { stubClient } from './stubClient.ts';
import { refused } from './refused.ts';

test('an operation without an answer answers the contract’s example, for what its query asks', async () => {
  const { list } = await stubClient().client(getGames, { query: { category: 'fishing' } });
  expect(list.map(({ title }) => title)).toEqual(['Deep Tide', 'Coral Run']);
});

test('a refusal of the row and a broken network reach whoever called', async () => {
  const answers = [refused('BUSY', { retryAfter: 2 }), new ApiError(0, { code: 'NETWORK', message: '' })];
  const { client } = stubClient({ getCountries: () => Promise.reject(answers.shift()) });
  await expect(client(getCountries, {})).rejects.toMatchObject({ code: 'BUSY' });
  await expect(client(getCountries, {})).rejects.toMatchObject({ code: 'NETWORK' });
});

const wrong = { currency: 'VND', balance: '5', bonus: 0, held: 0 };

test.fails('a wrong answer fails the test even where somebody swallows the error', async () => {
  const { client } = stubClient({ getBalance: () => wrong as never });
  expect(await client(getBalance, {}).catch(() => 'swallowed')).toBe('swallowed');
});

test.fails('a refusal that is none of the row’s fails the test', async () => {
  const { client } = stubClient({ getCountries: () => Promise.reject(refused('CODE_WRONG')) });
  expect(await client(getCountries, {}).catch(() => 'swallowed')).toBe('swallowed');
});
