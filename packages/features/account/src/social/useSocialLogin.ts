import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@marquee/api-client';
import { login } from '@marquee/contract/routes';
import { useApi, usePopupErrorText, useSite } from '@marquee/feature-core';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSecondFactor } from '../secondFactor/useSecondFactor.ts';
import { useOpenSession } from '../session/useOpenSession.ts';
import { type SocialChannel, partyName } from './channels.ts';
import { pendingSocialAtom } from './pendingSocialAtom.ts';
import { useAskParty } from './useAskParty.ts';

type Login = { isRemembered: boolean; onClose: () => void };

/**
 * Logs in by a party. A person whom no account is linked to goes on to registration, which links the new account;
 * where none is opened they are told to link the one that they have.
 */
export const useSocialLogin = ({ isRemembered, onClose }: Login) => {
  const { t } = useLingui();
  const { call } = useApi();
  const { hasFlag } = useSite();
  const ask = useAskParty();
  const errorText = usePopupErrorText();
  const openSession = useOpenSession();
  const takeOver = useSecondFactor();
  const navigate = useNavigate();
  const setPending = useSetAtom(pendingSocialAtom);
  const [problem, setProblem] = useState<{ text: string; round: number }>();
  const canRegister = hasFlag('DIRECTREG3') || hasFlag('MOBILENUMREG3');

  const remember = { isWanted: isRemembered };

  const enter = async (channel: SocialChannel) => {
    const token = await ask(channel);
    const { firebaseChannel, firebaseIdToken } = token;
    try {
      const value = await call(login, {
        body: { type: 'firebase', firebaseChannel, firebaseIdToken, remember: isRemembered },
      });
      await openSession(value, { remember, onClose });
    } catch (error) {
      if (!isApiError(error, 'SOCIAL_UNKNOWN') || !canRegister) throw error;
      setPending(token);
      await navigate('/register');
    }
  };

  const textOf = (error: unknown, channel: SocialChannel) => {
    const party = partyName(channel);
    return isApiError(error, 'SOCIAL_UNKNOWN')
      ? t`No account is linked to ${party} yet. Log in another way, then link it under “My account”.`
      : errorText(error);
  };

  const { mutate, isPending, variables } = useMutation({
    mutationFn: enter,
    onMutate: () => setProblem(undefined),
    onError: (error, channel) => {
      if (takeOver(error, { remember, onClose })) return;
      setProblem((before) => ({ text: textOf(error, channel), round: (before?.round ?? 0) + 1 }));
    },
    networkMode: 'always',
  });
  return {
    problem,
    /** The party that is being asked. */
    asked: isPending ? variables : undefined,
    enter: (channel: SocialChannel) => {
      if (!isPending) mutate(channel);
    },
  };
};
