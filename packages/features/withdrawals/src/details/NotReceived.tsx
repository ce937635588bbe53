import { useLingui } from '@lingui/react/macro';
import { addWithdrawalProof, confirmWithdrawal } from '@marquee/contract/routes';
import { Form, useApi, useRefusal, useSubmit, useToast } from '@marquee/feature-core';
import { Button, Dialog, Text } from '@marquee/ui';
import { useState } from 'react';
import type { WithdrawalDetails } from '../history/Withdrawal.ts';
import { PictureField } from '../parts/PictureField.tsx';
import { usePictureProblem } from './usePictureProblem.ts';
import { useStep } from './useStep.ts';

type Props = { withdrawal: WithdrawalDetails; onClose: () => void };

/** Takes the proof that a payment has not arrived. Pictures that are sent already are not sent again. */
export const NotReceived = ({ withdrawal, onClose }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const step = useStep();
  const { id } = withdrawal;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sent, setSent] = useState<readonly File[]>([]);
  const pictureProblem = usePictureProblem();
  const refusal = useRefusal(['image'], { PICTURE_UNREADABLE: 'image', TOO_MANY_PROOFS: 'image' });
  const { submit, isBusy } = useSubmit(async () => {
    for (const file of files.filter((each) => !sent.includes(each))) {
      await call(addWithdrawalProof, { query: { id }, body: file });
      setSent((before) => [...before, file]);
    }
    step(await call(confirmWithdrawal, { body: { id, receipt: 'none' } }));
    toast('positive', t`Thank you. We are asking the bank.`);
    onClose();
  }, refusal.refuseBy);
  const check = () => {
    const problem = pictureProblem(files, withdrawal.proofs);
    if (problem) return refusal.refuse({ image: problem });
    refusal.clear();
    return submit();
  };
  return (
    <Dialog isOpen size="s" title={t`Nothing has arrived?`} closeLabel={t`Close`} onClose={onClose}>
      <Form refusal={refusal} onSubmit={check}>
        <Text isMuted>
          {t`Show us your bank account’s movements since we paid. We ask the bank with it.`}
        </Text>
        <PictureField
          label={t`Pictures`}
          hint={t`PNG or JPEG, up to 5 MB each, at most three.`}
          pictures={files}
          isDisabled={isBusy}
          onPicturesChange={(chosen) => {
            setFiles(chosen);
            refusal.clear('image');
          }}
          {...(refusal.errors.image && { error: refusal.errors.image })}
        />
        <Button type="submit" tone="critical" isFull isLoading={isBusy}>{t`Report as not received`}</Button>
      </Form>
    </Dialog>
  );
};
