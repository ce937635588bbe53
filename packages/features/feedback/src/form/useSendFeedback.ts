import { ApiError } from '@marquee/api-client';
import { sendFeedback } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useMutation } from '@tanstack/react-query';
import type { Draft, Problems } from './Draft.ts';

const isCaptcha = (error: ApiError) =>
  error.captcha || error.code === 'CAPTCHA_REQUIRED' || error.code === 'CAPTCHA_WRONG';

const problemsOf = (error: ApiError | null): Problems => {
  if (!error) return {};
  const problems = Object.fromEntries(error.fields.map(({ field, message }) => [field, message]));
  return isCaptcha(error) ? { captcha: error.message, ...problems } : problems;
};

/** Sends a draft, and sorts a refusal into what stands at fields and what stands above the form. */
export const useSendFeedback = () => {
  const { mutation } = useApi();
  const sending = useMutation(mutation(sendFeedback));
  const send = ({ questionType, content, contactInfo, captcha }: Draft) => {
    if (questionType === '') return Promise.reject(new TypeError('A draft is checked before it is sent.'));
    const code = captcha.trim();
    return sending.mutateAsync({
      body: {
        questionType,
        content: content.trim(),
        contactInfo: contactInfo.trim(),
        ...(code && { captcha: code }),
      },
    });
  };
  return {
    send,
    isSending: sending.isPending,
    /** The answer of a draft that was taken. */
    received: sending.data,
    startAgain: sending.reset,
    problemsOf: (error: unknown) => problemsOf(error instanceof ApiError ? error : null),
    needsCaptcha: (error: unknown) => error instanceof ApiError && isCaptcha(error),
  };
};
