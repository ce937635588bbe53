import { useLingui } from '@lingui/react/macro';
import { loginFreePlay } from '@marquee/contract/routes';
import { Form, type ModalProps, useApi, useForm, useSite, useToast } from '@marquee/feature-core';
import { Button, Checkbox, Dialog, Text } from '@marquee/ui';
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
  const age = brand.legal.minimumAge;
  const tooYoung = t`Free play is only for people aged ${age} and over. Please confirm your age.`;
  const form = useForm({
    values: { ageConfirmed: false },
    checks: { ageConfirmed: (isConfirmed) => (isConfirmed ? undefined : tooYoung) },
    fieldOf: { UNDERAGE: 'ageConfirmed' },
    send: async ({ ageConfirmed }) => {
      const { sealForPlatform } = await import('@marquee/api-client/seal');
      const random = await sealForPlatform(call, loginFreePlay.path, crypto.randomUUID());
      return call(loginFreePlay, {
        body: { os: systemName(navigator.userAgent), platform: 'W', random, ageConfirmed },
      });
    },
    onSent: async (value) => {
      await openSession(value, { isDemo: true, onClose });
      toast('positive', t`Your demo account is ready.`);
    },
  });

  return (
    <Dialog isOpen size="s" title={t`Free demo play`} closeLabel={t`Close`} onClose={onClose}>
      <Form form={form}>
        <Text>{t`Look around and play with demo money. No registration, no deposit.`}</Text>
        <FreePlayTerms />
        <Checkbox label={t`I am ${age} or older.`} {...form.field('ageConfirmed')} />
        <Button type="submit" isFull isLoading={form.isBusy}>{t`Start free play`}</Button>
      </Form>
    </Dialog>
  );
};

export default FreePlayModal;
