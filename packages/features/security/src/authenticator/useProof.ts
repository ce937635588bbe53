import { useRefusal, useRequired, useSubmit } from '@marquee/feature-core';
import { useState } from 'react';
import type { Proof } from './Proof.ts';

/** The state of a form that is proved by a code and the password of the login. */
export const useProof = (send: (proof: Proof) => Promise<void>) => {
  const findMissing = useRequired();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const refusal = useRefusal(['code', 'password'], { CODE_WRONG: 'code', PASSWORD_WRONG: 'password' });
  const { submit, isBusy } = useSubmit(
    () => send({ code: code.trim(), password: password.trim() }),
    refusal.refuseBy,
  );
  return {
    code,
    password,
    refusal,
    isBusy,
    setCode: (typed: string) => {
      setCode(typed);
      refusal.clear('code');
    },
    setPassword: (typed: string) => {
      setPassword(typed);
      refusal.clear('password');
    },
    check: () => {
      const missing = findMissing({ code, password });
      if (missing) return refusal.refuse(missing);
      refusal.clear();
      return submit();
    },
  };
};
