import { useLingui } from '@lingui/react/macro';
import { Form, type ModalProps, useOpenModal } from '@marquee/feature-core';
import { Button, Dialog, Stack, Text, TextLink } from '@marquee/ui';
import { ProofField } from './ProofField.tsx';
import { useVerification } from './useVerification.ts';
import { VerificationOver } from './VerificationOver.tsx';
import { WayChoice } from './WayChoice.tsx';

/** Asks for a second proof of a login from an address that is not known (specification, section 4). */
const SecondFactorModal = (props: ModalProps<'secondFactor'>) => {
  const { t } = useLingui();
  const open = useOpenModal();
  const state = useVerification(props);
  const { verification, onClose } = props;
  const goBack = () => {
    onClose();
    open('login', {});
  };
  return (
    <Dialog
      isOpen
      size="s"
      title={t`Verify that it is you`}
      closeLabel={t`Close`}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      {state.isOver ? (
        <VerificationOver onBack={goBack} />
      ) : (
        <Stack gap="x5">
          <Text isMuted>
            {t`You are logging in from an address that we do not know yet. Your password was right; one more proof keeps everyone else out.`}
          </Text>
          <Form refusal={state.refusal} onSubmit={state.check}>
            <WayChoice ways={verification.methods} value={state.method} onChoose={state.choose} />
            <ProofField key={state.method} state={state} />
            <Button type="submit" isFull isLoading={state.isBusy}>{t`Verify and log in`}</Button>
          </Form>
          <Text as="div" size="s">
            <TextLink as="button" look="quiet" onClick={goBack}>{t`Back to the login`}</TextLink>
          </Text>
        </Stack>
      )}
    </Dialog>
  );
};

export default SecondFactorModal;
