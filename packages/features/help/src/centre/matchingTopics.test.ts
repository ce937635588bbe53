import { expect, test } from 'vitest';
import { matchingTopics } from './matchingTopics.ts';

const topics = [
  { id: 'deposit', title: 'Nạp tiền', html: '<p>Đặt lệnh qua ngân hàng</p>', version: null },
  { id: 'terms', title: 'Terms', html: '<p class="strong">Who may play</p>', version: '1' },
];

test.each([
  ['nap', ['deposit']],
  ['NẠP ngân', ['deposit']],
  ['dat lenh', ['deposit']],
  ['play who', ['terms']],
  ['strong', []],
  ['  ', ['deposit', 'terms']],
])('%j finds %j', (search, ids) => {
  expect(matchingTopics(topics, search).map(({ id }) => id)).toEqual(ids);
});
