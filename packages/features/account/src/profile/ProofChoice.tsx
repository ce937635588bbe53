import { useLingui } from '@lingui/react/macro';
import { AppCode, LoginPasswordField, ReceivedCode } from '@marquee/feature-core';
import { PasswordField, RadioCards, Text } from '@marquee/ui';
import type { ContactFormState } from './useContactForm.ts';
import { useProofWords } from './useProofWords.ts';

/** What the chosen way asks for. */
const ProofInput = ({ state }: { state: ContactFormState }) => {
  const { t } = useLingui();
  const { form, way, proofSending } = state;
  const hint = way?.hint ?? '';
  switch (way?.method) {
    case 'passkey':
      return <Text isMuted>{t`Your browser asks for your fingerprint, face or screen lock.`}</Text>;
    case 'authenticator':
      return <AppCode canRecover {...form.valueField('proof')} />;
    case 'sms':
    case 'email':
      return (
        <ReceivedCode
          label={t`Code sent to ${hint}`}
          sentText={t`We’ve sent a code to ${hint}.`}
          sending={proofSending}
          onSend={proofSending.send}
          {...form.valueField('proof')}
        />
      );
    case 'password':
      return <LoginPasswordField {...form.field('proof')} />;
    default:
      return (
        <PasswordField
          {...form.field('proof')}
          label={t`Payment password`}
          inputMode="numeric"
          maxLength={128}
          autoComplete="off"
          isRequired
          revealLabel={t`Show password`}
          concealLabel={t`Hide password`}
        />
      );
  }
};

/** Proves that the member asks, by one of the ways that it has. */
export const ProofChoice = ({ state }: { state: ContactFormState }) => {
  const { t } = useLingui();
  const words = useProofWords();
  const { ways, way, choose } = state;
  return (
    <>
      {ways.length > 1 && (
        <RadioCards
          legend={t`How would you like to prove that it’s you?`}
          name="method"
          value={way?.method}
          onChoose={choose}
          options={ways.map(({ method, hint }) => ({ value: method, label: words[method], hint }))}
        />
      )}
      <ProofInput key={way?.method} state={state} />
    </>
  );
};
