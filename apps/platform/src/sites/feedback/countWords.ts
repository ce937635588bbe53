const segmenter = new Intl.Segmenter('vi', { granularity: 'word' });

/** How many words a text has, in scripts without spaces too. */
export const countWords = (text: string): number =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
