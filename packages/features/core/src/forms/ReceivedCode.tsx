import { useLingui } from '@lingui/react/macro';
import { CodeField, CountdownButton, VisuallyHidden } from '@marquee/ui';
import type { CodeSending } from './useCodeSending.ts';

type Props = {
  label: string;
  /** Said once the code was sent. */
  sentText: string;
  sending: Pick<CodeSending, 'isSending' | 'isSent' | 'blockedUntil'>;
  /** Sends the code, after what has to be checked before. */
  onSend: () => void;
  value: string;
  error?: string | undefined;
  onValueChange: (digits: string) => void;
};

/** A code that is sent to the reader (`verificationCode`), with the button that sends it and its countdown. */
export const ReceivedCode = ({ label, sentText, sending, onSend, value, error, onValueChange }: Props) => {
  const { t } = useLingui();
  const { isSending, isSent, blockedUntil } = sending;
  return (
    <div>
      <CodeField
        label={label}
        name="verificationCode"
        isRequired
        value={value}
        error={error}
        hint={isSent ? sentText : undefined}
        onValueChange={onValueChange}
        action={
          <CountdownButton
            isLoading={isSending}
            blockedUntil={blockedUntil}
            blockedLabel={(seconds) => t`Send again in ${seconds} s`}
            onClick={onSend}
          >
            {isSent ? t`Send again` : t`Send code`}
          </CountdownButton>
        }
      />
      <VisuallyHidden>
        <output>{isSent && sentText}</output>
      </VisuallyHidden>
    </div>
  );
};
