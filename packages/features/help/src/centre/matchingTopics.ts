import type { Topic } from './Topic.ts';

// Marks do not count, so that a text typed without them is found; đ is a letter of its own.
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

const wordsOf = ({ title, html }: Topic) => plain(`${title} ${html.replaceAll(/<[^>]*>/g, ' ')}`);

/** The topics that hold every word of a search, in title or text; marks and case do not count. */
export const matchingTopics = (topics: readonly Topic[], search: string): readonly Topic[] => {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return topics.filter((topic) => wanted.every((word) => wordsOf(topic).includes(word)));
};
