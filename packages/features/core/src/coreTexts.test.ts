import { expect, test } from 'vitest';
import { coreTexts } from './coreTexts.ts';

test('each language has its own words for the same texts', async () => {
  const [english, vietnamese] = await Promise.all([coreTexts('en'), coreTexts('vi')]);
  expect(Object.keys(vietnamese.messages).toSorted()).toEqual(Object.keys(english.messages).toSorted());
  for (const [id, words] of Object.entries(vietnamese.messages))
    expect(words).not.toEqual(english.messages[id]);
});
