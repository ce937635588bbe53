import { ApiError } from '@marquee/api-client';
import { getAffiliate, getRegisterSettings, register, registerMobile } from '@marquee/contract/routes';
import { type LoginValue, useApi, useErrorText, useWaitText } from '@marquee/feature-core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useState } from 'react';
import type { Captcha } from '../../proofs/useCaptcha.ts';
import { pendingSocialAtom } from '../../social/pendingSocialAtom.ts';
import { bodyOf } from './bodyOf.ts';
import { checkMobile } from './checkMobile.ts';
import type { RegistrationTerms } from './Entries.ts';
import { findProblems } from './findProblems.ts';
import { readRefusal } from './readRefusal.ts';
import type { EntriesState } from './useEntries.ts';

type Parts = {
  state: EntriesState;
  terms: RegistrationTerms;
  captcha: Captcha;
  /** The code of the invitation that was followed. */
  invitation: string | undefined;
  onOpened: (value: LoginValue) => Promise<void>;
};

/** Checks the form, opens the account, and puts what the platform refuses where it belongs. */
export const useSubmission = ({ state, terms, captcha, invitation, onOpened }: Parts) => {
  const { call } = useApi();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const waitText = useWaitText();
  const [text, setText] = useState<string>();
  const [person, setPerson] = useAtom(pendingSocialAtom);
  const { entries, refuse, set } = state;
  const { mode, fields } = terms;

  const send = async () => {
    const proof = mode === 'username' ? captcha.proof : undefined;
    const body = bodyOf(entries, terms, { address: location, captcha: proof, invitation, person });
    const { mobileNum = '', countryDialingCode = '', verificationCode = '' } = body;
    const number = { mobileNum, countryDialingCode, verificationCode };
    return mode === 'mobile'
      ? call(registerMobile, { body: { ...body, ...number } })
      : call(register, { body });
  };

  const onError = (error: unknown) => {
    const isAboutCaptcha = captcha.see(error);
    const shown = new Set<string>([...fields.map(({ field }) => field), 'ageConfirmed', 'terms']);
    const { problems, others } = readRefusal(error, shown);
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'TERMS_OUTDATED') {
      set('terms', '');
      void queryClient.invalidateQueries({ queryKey: [getRegisterSettings.id] });
    }
    if (code === 'SOCIAL_TOKEN_INVALID' && person) setPerson({ ...person, isRefused: true });
    // The link's code is no longer good: asking about it again gives the field back to the reader.
    if (code === 'INVITATION_CODE_INVALID')
      void queryClient.invalidateQueries({ queryKey: [getAffiliate.id] });
    const isPlaced = isAboutCaptcha || Object.keys(problems).length > 0;
    const words = others.length > 0 || isPlaced ? others : [errorText(error)];
    setText([...words, waitText(error)].filter(Boolean).join(' ') || undefined);
    refuse(problems);
  };

  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const opened = await send();
      setPerson(undefined);
      await onOpened(opened);
    },
    onError,
    retry: false,
    networkMode: 'always',
  });

  return {
    /** What belongs to no field. */
    text,
    isBusy: isPending,
    submit: async () => {
      if (isPending) return;
      setText(undefined);
      const found = findProblems(entries, terms);
      const isMobileAsked = fields.some(({ field }) => field === 'mobileNum') && !found.mobileNum;
      const mobileNum = isMobileAsked ? await checkMobile(entries, terms) : found.mobileNum;
      const hasCaptcha = mode === 'mobile' || captcha.isReady();
      const problems = { ...found, ...(mobileNum && { mobileNum }) };
      if (hasCaptcha && Object.keys(problems).length === 0) mutate();
      else refuse(problems);
    },
  };
};
