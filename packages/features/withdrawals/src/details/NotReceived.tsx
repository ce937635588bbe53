import { useLingui } from '@lingui/react/macro';
import { addWithdrawalProof, confirmWithdrawal } from '@marquee/contract/routes';
import { Form, useApi, useForm, useToast } from '@marquee/feature-core';
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
  const [sent, setSent] = useState<readonly File[]>([]);
  const labels = usePictureLabels();
  const form = useForm({
    values: { image: [] as readonly File[] },
    checks: {
      image: (files) =>
        files.length + withdrawal.proofs > 0 ? undefined : t`Add a picture of your bank statement.`,
    },
    fieldOf: { PICTURE_UNREADABLE: 'image', TOO_MANY_PROOFS: 'image' },
    send: async ({ image }) => {
      for (const file of image.filter((each) => !sent.includes(each))) {
        await call(addWithdrawalProof, { query: { id }, body: file });
        setSent((before) => [...before, file]);
      }
      return call(confirmWithdrawal, { body: { id, receipt: 'none' } });
    },
    onSent: (after) => {
      step(after);
      toast('positive', t`Thank you. We’re asking the bank.`);
      onClose();
    },
  });

  return (
    <Dialog isOpen size="s" title={t`Nothing has arrived?`} closeLabel={t`Close`} onClose={onClose}>
      <Form form={form}>
        <Text isMuted>{t`Show us your bank statement since we paid. We’ll use it to ask the bank.`}</Text>
        <FileField
          label={t`Pictures`}
          hint={t`PNG or JPEG, up to three, 5 MB each.`}
          labels={labels}
          files={form.values.image}
          accept="image/png,image/jpeg"
          maxBytes={maxBytes}
          maxFiles={maxPictures}
          isRequired
          isDisabled={form.isBusy}
          error={form.errors.image}
          onFilesChange={(chosen) => form.set('image', chosen)}
        />
        <Button
          type="submit"
          tone="critical"
          isFull
          isLoading={form.isBusy}
        >{t`Report as not received`}</Button>
      </Form>
    </Dialog>
  );
};
