import { useLingui } from '@lingui/react/macro';
import { type CodeSending, ReceivedCode, type ValueFieldProps } from '@marquee/feature-core';

type Props = ValueFieldProps<string> & {
  sending: Omit<CodeSending, 'send'>;
  /** Sends the code, after what has to be checked before. */
  onSend: () => void;
};

/** The code of an SMS. */
export const CodeProof = (props: Props) => {
  const { t } = useLingui();
  return (
    <ReceivedCode
      label={t`SMS code`}
      sentText={t`If this number can be used here, we’ve sent it a code by SMS.`}
      {...props}
    />
  );
};
