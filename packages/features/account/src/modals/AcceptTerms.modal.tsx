import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@marquee/api-client';
import { acceptTerms, getRegisterSettings } from '@marquee/contract/routes';
import {
  Form,
  LoadFailure,
  type ModalProps,
  useApi,
  useForm,
  useSessionActions,
  useToast,
} from '@marquee/feature-core';
import { Button, Checkbox, Dialog, Skeleton, Stack, Text } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { TermsWords } from './TermsWords.tsx';

/** Asks a member to agree to new terms. It cannot be put away: the other way out is to log out. */
const AcceptTermsModal = ({ onClose }: ModalProps<'acceptTerms'>) => {
  const { t } = useLingui();
  const { call, query } = useApi();
  const { finish, end } = useSessionActions();
  const toast = useToast();
  const settings = useQuery({ ...query(getRegisterSettings, {}), staleTime: 0 });
  const form = useForm({
    values: { consent: false },
    checks: { consent: (isGiven) => (isGiven ? undefined : t`Please agree to continue.`) },
    send: async () => {
      if (!settings.data) return;
      const { termsVersion, privacyVersion } = settings.data;
      await call(acceptTerms, { body: { termsVersion, privacyVersion } });
    },
    onSent: async () => {
      await finish();
      toast('positive', t`Thank you. You have accepted the new terms.`);
      onClose();
    },
    onRefused: (error) => {
      if (isApiError(error, 'TERMS_OUTDATED')) {
        form.set('consent', false);
        void settings.refetch();
      }
      return undefined;
    },
  });

  return (
    <Dialog
      isOpen
      size="s"
      title={t`Our terms have changed`}
      closeLabel={t`Close`}
      canDismiss={false}
      onClose={onClose}
    >
      <Stack>
        <Text>{t`Please read the new terms and privacy policy. They apply to you once you agree.`}</Text>
        {settings.isPending && <Skeleton shape="row" />}
        {settings.isError && <LoadFailure title={t`We couldn’t load the current terms`} query={settings} />}
        {settings.data && (
          <Form form={form}>
            <Checkbox label={<TermsWords />} {...form.field('consent')} />
            <Button type="submit" isFull isLoading={form.isBusy}>{t`Agree and continue`}</Button>
          </Form>
        )}
        <Button look="quiet" tone="neutral" isFull onClick={() => void end()}>{t`Log out instead`}</Button>
      </Stack>
    </Dialog>
  );
};

export default AcceptTermsModal;
