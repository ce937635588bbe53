import { useLingui } from '@lingui/react/macro';
import { Button, CodeField, CountdownButton, Dialog, Text, VisuallyHidden } from '@marquee/ui';
import type { CodeSending } from './useCodeSending.ts';

type Props = {
  value: string;
  onValueChange: (code: string) => void;
  error?: string | undefined;
  sending: CodeSending;
  /** Sends the code, after what has to be checked before. */
  onSend: () => void;
};

/** The code of an SMS, with the button that sends it and its countdown. */
export const CodeProof = ({ value, onValueChange, error, sending, onSend }: Props) => {
  const { t } = useLingui();
  const { isSending, isSent, blockedUntil, warning, dismissWarning } = sending;
  const sentText = isSent ? t`If this number can be used here, its code is on the way by SMS.` : undefined;
  return (
    <div>
      <CodeField
        label={t`SMS code`}
        name="verificationCode"
        isRequired
        value={value}
        onValueChange={onValueChange}
        {...(error && { error })}
        {...(sentText && { hint: sentText })}
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
        <output>{sentText}</output>
      </VisuallyHidden>
      <Dialog
        isOpen={warning !== undefined}
        onClose={dismissWarning}
        size="s"
        title={t`The code was not sent`}
        closeLabel={t`Close`}
        footer={<Button onClick={dismissWarning}>{t`OK`}</Button>}
      >
        <Text>{warning}</Text>
      </Dialog>
    </div>
  );
};
