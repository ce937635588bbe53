import { editDistance } from './editDistance.ts';

/** Of what is spelt equally near, as much is searched for. */
const mostWords = 12;

/** How many letters of a word may be wrong. */
const mostEdits = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/**
 * The known words that a word is spelt most like, its beginning included; itself where a known word holds it. None
 * where nothing comes near.
 */
export const nearWords = (word: string, known: readonly string[]): string[] => {
  if (known.some((one) => one.includes(word))) return [word];
  let least = mostEdits(word);
  let near = new Set<string>();
  for (const one of known) {
    for (const part of new Set([one, one.slice(0, word.length), one.slice(0, word.length + 1)])) {
      const distance = editDistance(word, part, least);
      if (distance > least) continue;
      if (distance < least) near = new Set();
      least = distance;
      near.add(part);
    }
  }
  return least === 0 ? [] : [...near].slice(0, mostWords);
};
