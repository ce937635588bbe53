import { useLingui } from '@lingui/react/macro';
import { addWithdrawalProof, confirmWithdrawal } from '@marquee/contract/routes';
import { Form, useApi, useRefusal, useSubmit, useToast } from '@marquee/feature-core';
import { Button, Dialog, FileField, Text } from '@marquee/ui';
import { useState } from 'react';
import type { WithdrawalDetails } from '../history/Withdrawal.ts';
import { usePictureLabels } from './usePictureLabels.ts';
import { useStep } from './useStep.ts';

type Props = { withdrawal: WithdrawalDetails; onClose: () => void };

const [maxBytes, maxPictures] = [5 * 1024 * 1024, 3];

/** Takes the proof that a payment has not arrived. Pictures that are sent already are not sent again. */
export const NotReceived = ({ withdrawal, onClose }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const step = useStep();
  const { id } = withdrawal;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sent, setSent] = useState<readonly File[]>([]);
  const labels = usePictureLabels();
  const refusal = useRefusal(['image'], { PICTURE_UNREADABLE: 'image', TOO_MANY_PROOFS: 'image' });
  const { submit, isBusy } = useSubmit(async () => {
    for (const file of files.filter((each) => !sent.includes(each))) {
      await call(addWithdrawalProof, { query: { id }, body: file });
      setSent((before) => [...before, file]);
    }
    step(await call(confirmWithdrawal, { body: { id, receipt: 'none' } }));
    toast('positive', t`Thank you. We’re asking the bank.`);
    onClose();
  }, refusal.refuseBy);
  const check = () => {
    if (files.length + withdrawal.proofs === 0)
      return refusal.refuse({ image: t`Add a picture of your bank statement.` });
    refusal.clear();
    return submit();
  };
  return (
    <Dialog isOpen size="s" title={t`Nothing has arrived?`} closeLabel={t`Close`} onClose={onClose}>
      <Form refusal={refusal} onSubmit={check}>
        <Text isMuted>{t`Show us your bank statement since we paid. We’ll use it to ask the bank.`}</Text>
        <FileField
          label={t`Pictures`}
          hint={t`PNG or JPEG, up to three, 5 MB each.`}
          labels={labels}
          files={files}
          accept="image/png,image/jpeg"
          maxBytes={maxBytes}
          maxFiles={maxPictures}
          isRequired
          isDisabled={isBusy}
          error={refusal.errors.image}
          onFilesChange={(chosen) => {
            setFiles(chosen);
            refusal.clear('image');
          }}
        />
        <Button type="submit" tone="critical" isFull isLoading={isBusy}>{t`Report as not received`}</Button>
      </Form>
    </Dialog>
  );
};
