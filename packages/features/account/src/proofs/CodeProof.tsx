import { useLingui } from '@lingui/react/macro';
import { ReceivedCode, type ValueFieldProps } from '@marquee/feature-core';
import { Button, Dialog, Text } from '@marquee/ui';
import type { SmsSending } from './useSmsSending.ts';

type Props = ValueFieldProps<string> & {
  sending: SmsSending;
  /** Sends the code, after what has to be checked before. */
  onSend: () => void;
};

/** The code of an SMS; why it was not sent is told in a box of its own. */
export const CodeProof = ({ sending, ...field }: Props) => {
  const { t } = useLingui();
  const { warning, dismissWarning } = sending;
  return (
    <div>
      <ReceivedCode
        label={t`SMS code`}
        sentText={t`If this number can be used here, we’ve sent it a code by SMS.`}
        sending={sending}
        {...field}
      />
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
