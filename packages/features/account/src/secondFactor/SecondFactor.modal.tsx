import { useLingui } from '@lingui/react/macro';
import { Form, type ModalProps, useOpenModal, useSite } from '@marquee/feature-core';
import { Button, Dialog, Inline, Stack, Text, TextLink } from '@marquee/ui';
import { ProofField } from './ProofField.tsx';
import { useVerification } from './useVerification.ts';
import { VerificationOver } from './VerificationOver.tsx';
import { WayChoice } from './WayChoice.tsx';

/** Asks for a second proof of a login from an address that is not known (specification, section 4). */
const SecondFactorModal = (props: ModalProps<'secondFactor'>) => {
  const { t } = useLingui();
  const { brand } = useSite();
  const open = useOpenModal();
  const state = useVerification(props);
  const { onClose } = props;
  const [support] = brand.contact;
  const goBack = () => {
    onClose();
    open('login', {});
  };
  return (
    <Dialog
      isOpen
      size="s"
      title={t`Verify that it’s you`}
      closeLabel={t`Close`}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      {state.isOver ? (
        <VerificationOver onBack={goBack} />
      ) : (
        <Stack gap="x5">
          <Text isMuted>
            {t`You’re logging in from an address we don’t recognise. One more check keeps everyone else out of your account.`}
          </Text>
          <Form form={state.form}>
            <WayChoice ways={state.methods} value={state.method} onChoose={state.choose} />
            <ProofField key={state.method} state={state} />
            <Button type="submit" isFull isLoading={state.form.isBusy}>{t`Verify and log in`}</Button>
          </Form>
          <Inline justify="between" gap="x3">
            <TextLink as="button" look="quiet" onClick={goBack}>{t`Back to login`}</TextLink>
            {support && <TextLink href={support.url} look="quiet">{t`I can’t use any of these`}</TextLink>}
          </Inline>
        </Stack>
      )}
    </Dialog>
  );
};

export default SecondFactorModal;
