import { useLingui } from '@lingui/react/macro';
import { bounds } from './bounds.ts';
import { countWords } from './countWords.ts';
import type { Draft, Problems } from './Draft.ts';

const { minWords, maxWords, maxCharacters, maxContact } = bounds;

/** Tells what is wrong with a draft before it is sent; the platform checks again. */
export const useCheck = () => {
  const { t } = useLingui();
  const contentProblem = (content: string) => {
    const words = countWords(content);
    if (content.trim() === '') return t`Please write your question.`;
    if (words < minWords) return t`Please write at least ${minWords} words.`;
    if (words > maxWords) return t`Please shorten it to ${maxWords} words.`;
    if (content.trim().length > maxCharacters) return t`Please shorten it to ${maxCharacters} characters.`;
    return undefined;
  };
  const contactProblem = (contact: string) => {
    if (contact.trim() === '') return t`Please tell us where to reply.`;
    if (contact.trim().length > maxContact) return t`Please shorten it to ${maxContact} characters.`;
    return undefined;
  };
  return ({ questionType, content, contactInfo, captcha }: Draft, needsCaptcha: boolean): Problems => {
    const found = {
      questionType: questionType === '' ? t`Please choose what it is about.` : undefined,
      content: contentProblem(content),
      contactInfo: contactProblem(contactInfo),
      captcha: needsCaptcha && captcha.trim() === '' ? t`Please enter the verification code.` : undefined,
    };
    return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
  };
};
