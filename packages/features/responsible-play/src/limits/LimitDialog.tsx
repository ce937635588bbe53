import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Stack, Text } from '@marquee/ui';
import { type FormEvent, useId, useRef } from 'react';
import type { Limit, Play } from '../Play.ts';
import { LimitField } from './LimitField.tsx';
import { useLimitForm } from './useLimitForm.ts';
import { useLimitWords } from './useLimitWords.ts';

type Props = { play: Play; limit: Limit; onClose: () => void };

/** Changes one limit. Says before it is sent whether the change counts at once or waits. */
export const LimitDialog = ({ play, limit, onClose }: Props) => {
  const { t } = useLingui();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const words = useLimitWords(play.currency);
  const form = useLimitForm({ play, limit, onClose, onBad: () => field.current?.focus() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
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
            <Button look="soft" tone="neutral" isLoading={form.isRemoving} onClick={form.remove}>
              {t`No limit`}
            </Button>
          )}
          <Button type="submit" form={id} isLoading={form.isSaving}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack gap="x4">
          <LimitField ref={field} play={play} limit={limit} form={form} />
          <Text size="s" isMuted>
            {form.isLooser
              ? t`This is looser than your current limit, so it takes effect only ${play.waitHours} hours from now. You can cancel it until then.`
              : t`This takes effect immediately.`}
          </Text>
        </Stack>
      </form>
    </Dialog>
  );
};
