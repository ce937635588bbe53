import { useLingui } from '@lingui/react/macro';
import { Button, CodeField, CountdownButton, Dialog, Text, VisuallyHidden } from '@marquee/ui';
import type { ValueFieldProps } from './fieldProps.ts';
import type { CodeSending } from './useCodeSending.ts';

type Props = ValueFieldProps<string> & {
  label: string;
  /** Said once the code was sent. */
  sentText: string;
  sending: Omit<CodeSending, 'send'>;
  /** Sends the code, after what has to be checked before. */
  onSend: () => void;
};

/**
 * A code that is sent to the reader, with the button that sends it and its countdown. Why it was not sent is told in a
 * box of its own.
 */
export const ReceivedCode = ({ label, sentText, sending, onSend, ...field }: Props) => {
  const { t } = useLingui();
  const { isSending, isSent, blockedUntil, warning, dismissWarning } = sending;
  return (
    <div>
      <CodeField
        {...field}
        label={label}
        isRequired
        hint={isSent ? sentText : undefined}
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
      <Dialog
        isOpen={warning !== undefined}
        onClose={dismissWarning}
        size="s"
        title={t`The code couldn’t be sent`}
        closeLabel={t`Close`}
        footer={<Button onClick={dismissWarning}>{t`OK`}</Button>}
      >
        <Text>{warning}</Text>
      </Dialog>
    </div>
  );
};
