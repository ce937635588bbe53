import { ApiError } from '@marquee/api-client';
import type { RouteValue } from '@marquee/contract/route';
import { getFeedback, sendFeedback } from '@marquee/contract/routes';
import { useApi, useForm, useSession } from '@marquee/feature-core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Draft } from './Draft.ts';
import { readQuestionType } from './questionTypes.ts';
import { useChecks } from './useChecks.ts';
import { useRefusalText } from './useRefusalText.ts';

const empty: Draft = { questionType: '', content: '', contactInfo: '', captcha: '' };

const isAboutCaptcha = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.details.captcha || error.code === 'CAPTCHA_REQUIRED' || error.code === 'CAPTCHA_WRONG');

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
  // Counts the captchas asked for: an answer is good for one try.
  const [captchas, setCaptchas] = useState(0);
  const needsCaptcha = captchas > 0;
  const form = useForm<Draft, RouteValue<'sendFeedback'>>({
    values: { ...empty, questionType: named },
    checks: useChecks(needsCaptcha, isMember),
    send: async ({ questionType, content, contactInfo, captcha }) => {
      if (questionType === '') throw new TypeError('A draft is checked before it is sent.');
      const code = captcha.trim();
      return call(sendFeedback, {
        body: {
          questionType,
          content: content.trim(),
          ...(!isMember && { contactInfo: contactInfo.trim() }),
          ...(code && { captcha: code }),
        },
      });
    },
    onSent: (answer) => {
      setReceived(answer);
      void queries.invalidateQueries({ queryKey: [getFeedback.id] });
    },
    onRefused: (error) => {
      const isAsked = isAboutCaptcha(error);
      if (isAsked || needsCaptcha) {
        setCaptchas(captchas + 1);
        form.set('captcha', '');
      }
      return isAsked ? { errors: { captcha: error.message } } : undefined;
    },
    textOf: useRefusalText(),
  });
  if (followed !== named) {
    setFollowed(named);
    if (named) form.set('questionType', named);
  }
  return {
    form,
    isMember,
    captchas,
    received,
    /** Makes room for a further message; the contact stays. */
    startAgain: () => {
      form.reset({ ...empty, questionType: named, contactInfo: form.values.contactInfo });
      setCaptchas(0);
      setReceived(undefined);
    },
  };
};
