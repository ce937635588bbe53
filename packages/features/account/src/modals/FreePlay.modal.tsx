import { useLingui } from '@lingui/react/macro';
import { loginFreePlay } from '@marquee/contract/routes';
import {
  Form,
  type ModalProps,
  useApi,
  useRefusal,
  useSite,
  useSubmit,
  useToast,
} from '@marquee/feature-core';
import { Button, Checkbox, Dialog, Text } from '@marquee/ui';
import { useState } from 'react';
import { useOpenSession } from '../session/useOpenSession.ts';
import { FreePlayTerms } from './FreePlayTerms.tsx';
import { systemName } from './systemName.ts';

/** Opens a demo account after the age is confirmed. */
const FreePlayModal = ({ onClose }: ModalProps<'freePlay'>) => {
  const { t } = useLingui();
  const { call } = useApi();
  const { brand } = useSite();
  const toast = useToast();
  const openSession = useOpenSession();
  const [isOldEnough, setOldEnough] = useState(false);
  const age = brand.legal.minimumAge;
  const tooYoung = t`Free play is only for people aged ${age} and over. Please confirm your age.`;
  const refusal = useRefusal(['ageConfirmed'], { UNDERAGE: 'ageConfirmed' });

  const { submit, isBusy } = useSubmit(async () => {
    const { sealForPlatform } = await import('@marquee/api-client/seal');
    const random = await sealForPlatform(call, loginFreePlay.path, crypto.randomUUID());
    const value = await call(loginFreePlay, {
      body: { os: systemName(navigator.userAgent), platform: 'W', random, ageConfirmed: isOldEnough },
    });
    await openSession(value, { isDemo: true, onClose });
    toast('positive', t`Your demo account is ready.`);
  }, refusal.refuseBy);

  const check = () => {
    if (!isOldEnough) return refusal.refuse({ ageConfirmed: tooYoung });
    refusal.clear();
    return submit();
  };

  return (
    <Dialog isOpen size="s" title={t`Free demo play`} closeLabel={t`Close`} onClose={onClose}>
      <Form refusal={refusal} onSubmit={check}>
        <Text>{t`Look around and play with demo money. No registration, no deposit.`}</Text>
        <FreePlayTerms />
        <Checkbox
          label={t`I am ${age} or older.`}
          checked={isOldEnough}
          onChange={(event) => {
            setOldEnough(event.target.checked);
            refusal.clear('ageConfirmed');
          }}
          {...(refusal.errors.ageConfirmed && { error: refusal.errors.ageConfirmed })}
        />
        <Button type="submit" isFull isLoading={isBusy}>{t`Start free play`}</Button>
      </Form>
    </Dialog>
  );
};

export default FreePlayModal;
