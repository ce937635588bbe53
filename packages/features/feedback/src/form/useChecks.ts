import { useLingui } from '@lingui/react/macro';
import type { Checks } from '@marquee/feature-core';
import { bounds } from './bounds.ts';
import { countWords } from './countWords.ts';
import type { Draft } from './Draft.ts';

const { minWords, maxWords, maxCharacters, maxContact } = bounds;

/** What a draft has to pass before it is sent; the platform checks again. */
export const useChecks = (isMember: boolean): Checks<Draft> => {
  const { t } = useLingui();
  return {
    questionType: (type) => (type ? undefined : t`Please choose what it is about.`),
    content: (content) => {
      const words = countWords(content);
      if (content.trim() === '') return t`Please write your question.`;
      if (words < minWords) return t`Please write at least ${minWords} words.`;
      if (words > maxWords) return t`Please shorten it to ${maxWords} words.`;
      if (content.trim().length > maxCharacters) return t`Please shorten it to ${maxCharacters} characters.`;
      return undefined;
    },
    contactInfo: (contact) => {
      if (isMember) return undefined;
      if (contact.trim() === '') return t`Please tell us where to reply.`;
      if (contact.trim().length > maxContact) return t`Please shorten it to ${maxContact} characters.`;
      return undefined;
    },
  };
};
