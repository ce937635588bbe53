import { useLingui } from '@lingui/react/macro';
import { CodeField, CountdownButton } from '@marquee/ui';
import type { CodeRequest } from './useCodeRequest.ts';

type Props = {
  request: CodeRequest;
  onSend: () => void;
  value: string;
  error: string | undefined;
  onValueChange: (digits: string) => void;
};

/** The code, with the button that sends it. */
export const ReceivedCode = ({ request, onSend, value, error, onValueChange }: Props) => {
  const { t } = useLingui();
  const { isSending, isSent, blockedUntil } = request;
  return (
    <div>
      <CodeField
        label={t`Code`}
        name="verificationCode"
        isRequired
        value={value}
        error={error}
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
      <output>{isSent && t`The code is on its way.`}</output>
    </div>
  );
};
