const marked: Record<string, string> = {
  a: 'ẫa',
  e: 'ễe',
  i: 'ịi',
  o: 'ộo',
  u: 'ựu',
  y: 'ỹ',
  A: 'ẪA',
  E: 'ỄE',
  I: 'Ị',
  O: 'Ộ',
  U: 'Ự',
};

/**
 * A text about half as long again, between brackets, its vowels with the tallest and lowest marks that the
 * brands' fonts hold.
 */
export const pseudoText = (text: string): string =>
  `[${text.replaceAll(/[aeiouyAEIOU]/g, (vowel) => marked[vowel]!)}${text.length < 8 ? ' ~~' : ''}]`;
