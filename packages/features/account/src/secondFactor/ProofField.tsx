import { useLingui } from '@lingui/react/macro';
import { AppCode, ReceivedCode } from '@marquee/feature-core';
import { Text } from '@marquee/ui';
import { KnownField } from './KnownField.tsx';
import type { VerificationState } from './useVerification.ts';

/** What the chosen way asks for. */
export const ProofField = ({ state }: { state: VerificationState }) => {
  const { t } = useLingui();
  const { method, way, sending, field } = state;
  const hint = way?.hint ?? '';
  switch (method) {
    case 'passkey':
      return <Text isMuted>{t`Your browser asks for your fingerprint, face or screen lock.`}</Text>;
    case 'authenticator':
      return <AppCode canRecover {...field} />;
    case 'sms':
    case 'email':
      return (
        <ReceivedCode
          label={method === 'sms' ? t`SMS code` : t`E-mail code`}
          sentText={t`We’ve sent a code to ${hint}.`}
          sending={sending}
          onSend={sending.send}
          {...field}
        />
      );
    default:
      return <KnownField method={method} hint={way?.hint ?? null} {...field} />;
  }
};
