import { useLingui } from '@lingui/react/macro';
import { CodeField, CountdownButton, VisuallyHidden } from '@marquee/ui';
import type { ValueFieldProps } from './fieldProps.ts';
import type { CodeSending } from './useCodeSending.ts';

type Props = ValueFieldProps<string> & {
  label: string;
  /** Said once the code was sent. */
  sentText: string;
  sending: Pick<CodeSending, 'isSending' | 'isSent' | 'blockedUntil'>;
  /** Sends the code, after what has to be checked before. */
  onSend: () => void;
};

/** A code that is sent to the reader, with the button that sends it and its countdown. */
export const ReceivedCode = ({ label, sentText, sending, onSend, ...field }: Props) => {
  const { t } = useLingui();
  const { isSending, isSent, blockedUntil } = sending;
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
    </div>
  );
};
