import { useLingui } from '@lingui/react/macro';
import {
  type LoginValue,
  sessionStore,
  useOpenModal,
  useSessionActions,
  useToast,
} from '@marquee/feature-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Takes a newcomer in: opens the session, goes home and greets there. The greeting waits until this page is left,
 * because a modal belongs to the entry of the history that it was opened on.
 */
export const useArrival = () => {
  const { t } = useLingui();
  const actions = useSessionActions();
  const navigate = useNavigate();
  const open = useOpenModal();
  const toast = useToast();
  const [isArriving, setArriving] = useState(false);
  const hasArrived = useRef(false);
  const greet = useEffectEvent(() => open('welcome', {}));
  useEffect(
    () => () => {
      if (hasArrived.current) greet();
    },
    [],
  );

  const arrive = async (value: LoginValue) => {
    setArriving(true);
    sessionStore.remove('affiliateCode');
    try {
      actions.keep(value);
      await actions.finish();
      hasArrived.current = true;
      await navigate('/');
    } catch {
      setArriving(false);
      toast('caution', t`Your account is open. Please log in.`);
      open('login', {});
    }
  };
  return { isArriving, arrive };
};
