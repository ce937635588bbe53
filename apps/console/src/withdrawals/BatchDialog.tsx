import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Money, Row, RowName, Rows, Stack, Text, TextAreaField } from '@marquee/ui';
import { useForm } from 'react-hook-form';
import { FormRefusal } from '../api/FormRefusal.tsx';
import { useErrorText } from '../api/useErrorText.ts';
import { ProofDismissed } from '../proof/ProofDismissed.ts';
import type { ListedWithdrawal } from './useWords.ts';
import type { BatchDecision } from './WithdrawalActions.tsx';

type Props = {
  title: string;
  decision: BatchDecision;
  chosen: readonly ListedWithdrawal[];
  onSend: (answer: string) => Promise<void>;
  onClose: () => void;
};

/** Shows once more what is decided about, and asks for the words that members read. */
export const BatchDialog = ({ title, decision, chosen, onSend, onClose }: Props) => {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { answer: '' } });
  const { errors, isSubmitting } = formState;
  const required = t`This field cannot be empty.`;
  const hasAnswer = decision !== 'approve';
  const submit = handleSubmit(async ({ answer }) => {
    try {
      await onSend(answer.trim());
      onClose();
    } catch (error) {
      if (!(error instanceof ProofDismissed)) setError('root', { message: errorText(error) });
    }
  });
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t`Close`} closesOnBackdrop={false}>
      <form noValidate method="post" onSubmit={(event) => void submit(event)}>
        <Stack gap="x4">
          <Text
            isMuted
          >{t`Each is decided by itself: what cannot be done leaves the others as they are.`}</Text>
          <Rows label={title}>
            {chosen.map(({ reference, username, amount, currency }) => (
              <Row key={reference} end={<Money minor={amount} currency={currency} />}>
                <RowName>{reference}</RowName>
                <Text as="span" size="s" isMuted>
                  {username ?? t`The account is gone`}
                </Text>
              </Row>
            ))}
          </Rows>
          <FormRefusal error={errors.root} />
          {hasAnswer && (
            <TextAreaField
              {...register('answer', { validate: (value) => value.trim() !== '' || required })}
              label={decision === 'resume' ? t`Reason` : t`What the members read`}
              error={errors.answer?.message}
              isRequired
              maxLength={200}
              rows={3}
            />
          )}
          <Button
            type="submit"
            tone={decision === 'approve' ? 'positive' : decision === 'reject' ? 'critical' : 'accent'}
            isLoading={isSubmitting}
          >
            {title} ({chosen.length})
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
};
