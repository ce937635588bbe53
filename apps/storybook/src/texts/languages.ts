import { languages as offered } from '@marquee/reference';

interface StoryLanguage {
  id: string;
  name: string;
  /** Language by which numbers, money and dates are written. */
  locale: string;
  tag: string;
}

/** Marks and lengthens every text, so that one which is cut, too tight or not translated shows. */
export const PSEUDO = 'pseudo';

const english = offered.find(({ id }) => id === 'en')!;

/** What stories can be read in: the languages of the sites and the pseudo-language. */
export const languages: readonly StoryLanguage[] = [
  ...offered.map(({ id, name, tag }) => ({ id, name, locale: id, tag })),
  { id: PSEUDO, name: 'Pseudo (long)', locale: english.id, tag: english.tag },
];

/** A language of the toolbar; English where the id is none of them. */
export const languageOf = (id: string): StoryLanguage =>
  languages.find((each) => each.id === id) ?? languages.find((each) => each.id === english.id)!;
