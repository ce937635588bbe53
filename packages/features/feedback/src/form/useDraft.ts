import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Draft } from './Draft.ts';
import { readQuestionType } from './questionTypes.ts';

const empty: Draft = { questionType: '', content: '', contactInfo: '', captcha: '' };

/** What is typed. The kind follows the address until another is chosen, and again when the address changes. */
export const useDraft = () => {
  const [search] = useSearchParams();
  const named = readQuestionType(search.get('type'));
  const [followed, setFollowed] = useState(named);
  const [draft, setDraft] = useState({ ...empty, questionType: named });
  if (followed !== named) {
    setFollowed(named);
    if (named) setDraft({ ...draft, questionType: named });
  }
  return {
    draft,
    change: (changed: Partial<Draft>) => setDraft((current) => ({ ...current, ...changed })),
    /** Makes room for a further message; the contact stays. */
    clear: () => setDraft(({ contactInfo }) => ({ ...empty, questionType: named, contactInfo })),
  };
};
