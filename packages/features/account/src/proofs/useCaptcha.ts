import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@marquee/api-client';
import { getCaptcha, getCaptchaQuestion } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Each captcha is good for one try. */
const fresh = {
  staleTime: 0,
  gcTime: 0,
  refetchOnReconnect: false,
} as const;

/**
 * A captcha that a form shows once the platform asks for one, as an image or as a question in words.
 * @param isAlwaysAsked Whether the form shows it from the beginning.
 */
export const useCaptcha = ({ isAlwaysAsked = false } = {}) => {
  const { t } = useLingui();
  const { query } = useApi();
  const [wasAsked, setAsked] = useState<boolean>();
  const [isQuestion, setQuestion] = useState(false);
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string>();
  const isAsked = wasAsked ?? isAlwaysAsked;
  const image = useQuery({ ...query(getCaptcha, {}), ...fresh, enabled: isAsked && !isQuestion });
  const question = useQuery({ ...query(getCaptchaQuestion, {}), ...fresh, enabled: isAsked && isQuestion });
  const current = isQuestion ? question : image;

  const renew = () => {
    setAnswer('');
    if (isAsked) void current.refetch();
  };

  return {
    isAsked,
    isQuestion,
    image: image.isFetching ? undefined : image.isError ? null : image.data,
    question: question.isFetching ? '…' : (question.data?.question ?? ''),
    answer,
    error: error ?? (current.isError ? t`It didn’t load. Get a new one.` : undefined),
    setAnswer: (text: string) => {
      setAnswer(text);
      setError(undefined);
    },
    renew,
    toggle: () => {
      setAnswer('');
      setError(undefined);
      setQuestion(!isQuestion);
    },
    /** The answer for a call; undefined where none is asked for. */
    proof: isAsked ? answer.trim() : undefined,
    /** Whether the form may be sent; says at the field what is missing. */
    isReady: () => {
      if (!isAsked || answer.trim()) return true;
      setError(t`Enter the verification code.`);
      return false;
    },
    /** Reads a refusal: asks for a captcha, or for a new one. True when the captcha is all that was wrong. */
    see: (refusal: unknown): boolean => {
      if (!(refusal instanceof ApiError) || refusal.status === 0) return false;
      const isAboutIt = refusal.code === 'CAPTCHA_REQUIRED' || refusal.code === 'CAPTCHA_WRONG';
      renew();
      if (refusal.details.captcha || isAboutIt) setAsked(true);
      setError(isAboutIt ? refusal.message : undefined);
      return isAboutIt;
    },
    /** Its answer is used up: none is shown until the platform asks again. */
    putAway: () => {
      setAnswer('');
      setAsked(false);
    },
  };
};

/** What `useCaptcha` gives. */
export type Captcha = ReturnType<typeof useCaptcha>;
