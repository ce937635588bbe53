import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@marquee/api-client';
import { getCaptcha, getCaptchaQuestion, getGeetest } from '@marquee/contract/routes';
import { useApi } from '../api.ts';
import { useSite } from '../site.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePopupErrorText } from '../popup/usePopupErrorText.ts';
import type { GeetestProof } from './showGeetest.ts';
import { type RecaptchaProof, useRecaptcha } from './useRecaptcha.ts';

/** Each captcha is good for one try. */
const fresh = {
  staleTime: 0,
  gcTime: 0,
  refetchOnReconnect: false,
} as const;

/**
 * How a captcha is answered: at GeeTest or, before a code of Firebase's, at reCAPTCHA where the merchant has it, or here
 * by an image or a question in words.
 */
type Way = 'geetest' | 'recaptcha' | 'image' | 'question';

/** What a payload carries for a captcha. */
export type CaptchaFields = { captcha: string } | GeetestProof | RecaptchaProof;

type Options = {
  /** Whether the form shows it from the beginning. */
  isAlwaysAsked?: boolean;
  /** Whether it stands before a code that Firebase sends, which takes reCAPTCHA's word alone. */
  isForFirebase?: boolean;
};

/** A captcha that a form shows once the platform asks for one. */
export const useCaptcha = ({ isAlwaysAsked = false, isForFirebase = false }: Options = {}) => {
  const { t } = useLingui();
  const { call, query } = useApi();
  const { hasFlag, language } = useSite();
  const usual: Way = isForFirebase ? 'recaptcha' : hasFlag('GEETEST3') ? 'geetest' : 'image';
  const askRecaptcha = useRecaptcha();
  const popupText = usePopupErrorText();
  const [wasAsked, setAsked] = useState<boolean>();
  const [chosen, setWay] = useState<Way>();
  const way = chosen ?? usual;
  const [answer, setAnswer] = useState('');
  const [party, setParty] = useState<GeetestProof | RecaptchaProof>();
  const [isOpening, setOpening] = useState(false);
  const [error, setError] = useState<string>();
  const isAsked = isForFirebase || (wasAsked ?? isAlwaysAsked);
  const image = useQuery({ ...query(getCaptcha, {}), ...fresh, enabled: isAsked && way === 'image' });
  const question = useQuery({
    ...query(getCaptchaQuestion, {}),
    ...fresh,
    enabled: isAsked && way === 'question',
  });
  const current = way === 'question' ? question : image;
  const isQuestion = way === 'question';
  const isParty = way === 'geetest' || way === 'recaptcha';
  const isGiven = isParty ? party !== undefined : answer.trim() !== '';

  const renew = () => {
    setAnswer('');
    setParty(undefined);
    if (isAsked && !isParty) void current.refetch();
  };
  const unreachable = () => {
    setWay('question');
    setError(t`The check can’t be reached. Answer the question instead.`);
  };

  const askGeetest = async () => {
    const [widget, { showGeetest }] = await Promise.all([call(getGeetest, {}), import('./showGeetest.ts')]);
    return showGeetest(widget, language);
  };

  return {
    isAsked,
    isQuestion,
    /** The check of a party, where that is the way. */
    party: isParty ? { isDone: party !== undefined, isOpening } : undefined,
    hasParty: usual === 'geetest' || usual === 'recaptcha',
    /** Whether there is another way than the party's. */
    hasOthers: usual !== 'recaptcha',
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
      setWay(isQuestion ? usual : 'question');
    },
    /** Opens the party's check; whoever cannot reach GeeTest is asked a question in words. */
    openParty: async () => {
      setOpening(true);
      setError(undefined);
      try {
        setParty(await (way === 'recaptcha' ? askRecaptcha() : askGeetest()));
      } catch (problem) {
        if (way === 'recaptcha') setError(popupText(problem));
        else unreachable();
      }
      setOpening(false);
    },
    /** What a call carries; undefined where none is asked for. */
    fields: isAsked && isGiven ? (isParty ? party : { captcha: answer.trim() }) : undefined,
    /** Whether the form may be sent; says at the field what is missing. */
    isReady: () => {
      if (!isAsked || isGiven) return true;
      if (isParty) setError(t`Confirm that you are a person.`);
      else setError(isQuestion ? t`Answer the question.` : t`Enter the characters in the image.`);
      return false;
    },
    /** Reads a refusal: asks for a captcha, or for a new one. True when the captcha is all that was wrong. */
    see: (refusal: unknown): boolean => {
      if (!(refusal instanceof ApiError) || refusal.status === 0) return false;
      const isAboutIt = refusal.code.startsWith('CAPTCHA_');
      renew();
      if (refusal.details.captcha || isAboutIt) setAsked(true);
      if (refusal.code === 'CAPTCHA_UNREACHABLE' && usual === 'geetest') setWay('question');
      setError(isAboutIt ? refusal.message : undefined);
      return isAboutIt;
    },
    /** Its answer is used up: none is shown until the platform asks again. */
    putAway: () => {
      setAnswer('');
      setParty(undefined);
      setAsked(false);
    },
  };
};

/** What `useCaptcha` gives. */
export type Captcha = ReturnType<typeof useCaptcha>;
