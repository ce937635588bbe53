import { useLingui } from '@lingui/react/macro';
import { Form } from '@marquee/feature-core';
import { Button, Dialog, Text } from '@marquee/ui';
import { useId } from 'react';
import type { Limit, Play } from '../Play.ts';
import { LimitField } from './LimitField.tsx';
import { useLimitForm } from './useLimitForm.ts';
import { useLimitWords } from './useLimitWords.ts';

type Props = { play: Play; limit: Limit; onClose: () => void };

/** Changes one limit. Says before it is sent whether the change counts at once or waits. */
export const LimitDialog = ({ play, limit, onClose }: Props) => {
  const { t } = useLingui();
  const id = useId();
  const words = useLimitWords(play.currency);
  const { form, isLooser, remove, isRemoving } = useLimitForm({ play, limit, onClose });
  return (
    <Dialog
      isOpen
      size="s"
      title={words.title(limit)}
      closeLabel={t`Close`}
      closesOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          {limit.isOwn && (
            <Button look="soft" tone="neutral" isLoading={isRemoving} onClick={() => remove()}>
              {t`No limit`}
            </Button>
          )}
          <Button type="submit" form={id} isLoading={form.isBusy}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <Form form={form} id={id}>
        <LimitField play={play} limit={limit} field={form.valueField('limit')} />
        <Text size="s" isMuted>
          {isLooser
            ? t`This is looser than your current limit, so it takes effect only ${play.waitHours} hours from now. You can cancel it until then.`
            : t`This takes effect immediately.`}
        </Text>
      </Form>
    </Dialog>
  );
};
