import type { RouteValue } from '@marquee/contract/route';
import { getFeedback, sendFeedback } from '@marquee/contract/routes';
import { useApi, useCaptcha, useForm, useSession } from '@marquee/feature-core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Draft } from './Draft.ts';
import { readQuestionType } from './questionTypes.ts';
import { useChecks } from './useChecks.ts';
import { useRefusalText } from './useRefusalText.ts';

const empty: Draft = { questionType: '', content: '', contactInfo: '' };

/**
 * The form, and the answer to what was sent. The kind follows the address until another is chosen, and again when
 * the address changes.
 */
export const useFeedback = () => {
  const { call } = useApi();
  const queries = useQueryClient();
  const session = useSession();
  const isMember = session.status === 'member' && !session.isDemo;
  const [search] = useSearchParams();
  const named = readQuestionType(search.get('type'));
  const [followed, setFollowed] = useState(named);
  const [received, setReceived] = useState<RouteValue<'sendFeedback'>>();
  const captcha = useCaptcha();
  const form = useForm<Draft, RouteValue<'sendFeedback'>>({
    values: { ...empty, questionType: named },
    checks: useChecks(isMember),
    isProved: captcha.isReady,
    send: async ({ questionType, content, contactInfo }) => {
      if (questionType === '') throw new TypeError('A draft is checked before it is sent.');
      return call(sendFeedback, {
        body: {
          questionType,
          content: content.trim(),
          ...(!isMember && { contactInfo: contactInfo.trim() }),
          ...captcha.fields,
        },
      });
    },
    onSent: (answer) => {
      setReceived(answer);
      captcha.putAway();
      void queries.invalidateQueries({ queryKey: [getFeedback.id] });
    },
    onRefused: (error) => (captcha.see(error) ? {} : undefined),
    textOf: useRefusalText(),
  });
  if (followed !== named) {
    setFollowed(named);
    if (named) form.set('questionType', named);
  }
  return {
    form,
    isMember,
    captcha,
    received,
    /** Makes room for a further message; the contact stays. */
    startAgain: () => {
      form.reset({ ...empty, questionType: named, contactInfo: form.values.contactInfo });
      setReceived(undefined);
    },
  };
};
